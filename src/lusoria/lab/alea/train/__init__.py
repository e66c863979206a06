"""How the thinking bots of Alea Romana learn: values from the exact tables, chances by playing themselves."""
