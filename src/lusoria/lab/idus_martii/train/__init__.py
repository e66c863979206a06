"""Training of the Idus Martii bots: quantal responses, regret minimisation, distillation."""
