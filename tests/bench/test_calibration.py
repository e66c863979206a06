"""`bench calibration`: models, companies and figures."""

import pytest

from bench.bots.calibration import loss, measure


@pytest.mark.parametrize("company", ["honest", "strong"])
def test_model_fits_its_own_company_best(company: str) -> None:
    found = measure(company, 40, 77)
    losses = {model: loss(*found[model, "end"])[0] for model in ("mixture", "honest", "strong")}
    assert min(losses, key=lambda model: losses[model]) == company
