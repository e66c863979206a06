// Retries failed fonts, which browsers do not.
import { fetchFile } from "../net/fetchFile.ts";

export function retryFonts(): void {
  document.fonts.addEventListener("loadingerror", ({ fontfaces }) => {
    for (const face of fontfaces) void retry(face).catch(() => {}); // the fallback font stays
  });
}

async function retry(face: FontFace): Promise<void> {
  const address = addressOf(face);
  if (!address) return;
  const file = await (await fetchFile(address)).arrayBuffer();
  const { weight, unicodeRange, display } = face;
  document.fonts.add(
    await new FontFace(unquoted(face.family), file, { weight, unicodeRange, display }).load(),
  );
}

const unquoted = (family: string) => family.replace(/["']/g, "");

/** A FontFace has no URL, so it is read from the stylesheet. */
function addressOf(face: FontFace): string | null {
  for (const { cssRules, href } of document.styleSheets)
    for (const rule of cssRules) {
      if (!(rule instanceof CSSFontFaceRule)) continue;
      const valueOf = (name: string) => unquoted(rule.style.getPropertyValue(name));
      if (valueOf("font-family") !== unquoted(face.family) || valueOf("font-weight") !== face.weight)
        continue;
      const found = /url\((.*?)\)/.exec(valueOf("src"))?.[1];
      if (found) return new URL(found, href ?? location.href).href;
    }
  return null;
}
