"""Strength and calibration of the bots, and the bias of the analysis."""
