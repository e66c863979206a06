// Fetches a part of the client that comes later, once its style is there. What Vite brings does much more.
const styled = new Map<string, Promise<unknown>>();

function style(place: string): Promise<unknown> {
  const known = styled.get(place);
  if (known) return known;
  const coming = new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = `/${place}`;
    link.onload = resolve;
    link.onerror = reject;
    document.head.append(link);
  });
  styled.set(place, coming);
  coming.catch(() => styled.delete(place));
  return coming;
}

const fetched = new Set<string>();

function ahead(place: string): void {
  if (fetched.has(place)) return;
  fetched.add(place);
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = `/${place}`;
  document.head.append(link);
}

export async function load<T>(part: () => Promise<T>, places: string[] = []): Promise<T> {
  for (const place of places) if (place.endsWith(".js")) ahead(place);
  await Promise.all(places.filter((place) => place.endsWith(".css")).map(style));
  return part();
}
