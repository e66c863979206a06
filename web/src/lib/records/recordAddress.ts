// Viewer, step and model in the URL of a finished game.

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

/** URL of a replay or an analysis. Without `seat` or `step`, the page opens at its default. */
export function recordUrl(
  path: string,
  { seat, step }: { seat?: number | "all" | null | undefined; step?: number | null },
): string {
  const parts = [
    ...(seat === undefined ? [] : [`eyes=${seat ?? "none"}`]),
    ...(step == null ? [] : [`step=${step}`]),
  ];
  return parts.length ? `${path}?${parts.join("&")}` : path;
}
