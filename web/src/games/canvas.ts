// Canvas helpers for shared pictures.

/** Loads both fonts before anything is drawn. */
export async function openCanvas(canvas: HTMLCanvasElement) {
  const pen = canvas.getContext("2d")!;
  const style = getComputedStyle(document.documentElement);
  const [cut, text] = ["cut", "text"].map((face) => style.getPropertyValue(`--face-${face}`).trim());
  const fonts = [`600 50px ${cut}`, `700 32px ${text}`, `400 28px ${text}`];
  await Promise.all(fonts.map((font) => document.fonts.load(font).catch(() => {})));
  const write = (line: string, font: string, colour: string, x: number, y: number, width: number) => {
    Object.assign(pen, { font, fillStyle: colour });
    pen.fillText(line, x, y, width);
  };
  return { pen, cut, text, write };
}

/** Shares the file if the system supports it, else downloads it. */
export async function shareCanvas(canvas: HTMLCanvasElement, name: string, title: string): Promise<void> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
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
