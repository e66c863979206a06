// Reads viewer, step and model from the URL of a finished game.

export function readRecordAddress() {
  const query = new URLSearchParams(location.search);
  const [eyes, step, model] = ["eyes", "step", "model"].map((name) => query.get(name));
  return {
    eyes,
    seat: /^\d$/.test(eyes ?? "") ? Number(eyes) : null,
    step: /^\d{1,5}$/.test(step ?? "") ? Number(step) : null,
    model,
  };
}
