"""What the bots of Idus Martii learn from: answers with a given care, and regrets of whole games."""
