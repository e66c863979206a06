// What the address of a finished game says: through whose eyes, by which model, and at which moment.

export function addressed() {
  const told = new URLSearchParams(location.search);
  const [eyes, step, model] = ["eyes", "step", "model"].map((name) => told.get(name));
  return {
    eyes,
    seat: /^\d$/.test(eyes ?? "") ? Number(eyes) : null,
    step: /^\d{1,5}$/.test(step ?? "") ? Number(step) : null,
    model,
  };
}
