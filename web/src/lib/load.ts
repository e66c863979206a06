// Fetches a part of the client that comes later, once its style is there. What Vite brings does much more.
const styled = new Map<string, Promise<unknown>>();

function style(place: string): Promise<unknown> {
  const known = styled.get(place);
  if (known) return known;
  // what the page came with has its place in the cascade: once more, it would overrule what came after it
  if (document.querySelector(`link[rel="stylesheet"][href="/${place}"]`)) return Promise.resolve();
  const coming = new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = `/${place}`;
    link.onload = resolve;
    link.onerror = (trouble) => {
      link.remove(); // or it would be taken for the one the page came with
      reject(trouble);
    };
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
