// Fetches a part of the client that comes later, once its style is there.
const style = (place: string) =>
  new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = `/${place}`;
    link.onload = resolve;
    link.onerror = reject;
    document.head.append(link);
  });

let styled: Promise<unknown> | undefined;

export function load<T>(part: () => Promise<T>, places: string[] = []): Promise<T> {
  styled ??= Promise.all(places.filter((place) => place.endsWith(".css")).map(style));
  return styled.then(part, (error) => {
    styled = undefined;
    throw error;
  });
}
