// What every picture that is handed on needs: our letters, and somebody to take it.

/** The two faces are there before anything is written. */
export async function toPen(canvas: HTMLCanvasElement) {
  const pen = canvas.getContext("2d")!;
  const style = getComputedStyle(document.documentElement);
  const [cut, text] = ["cut", "text"].map((face) => style.getPropertyValue(`--face-${face}`).trim());
  const fonts = [`600 50px ${cut}`, `700 32px ${text}`, `400 28px ${text}`];
  await Promise.all(fonts.map((font) => document.fonts.load(font).catch(() => {})));
  const write = (words: string, font: string, colour: string, x: number, y: number, wide: number) => {
    Object.assign(pen, { font, fillStyle: colour });
    pen.fillText(words, x, y, wide);
  };
  return { pen, cut, text, write };
}

/** Hand it on where the system can take a file; else it is kept with the downloads. */
export async function give(canvas: HTMLCanvasElement, name: string, title: string): Promise<void> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("no picture");
  const file = new File([blob], name, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title });
      return;
    } catch (error) {
      if ((error as Error).name === "AbortError") return;
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
