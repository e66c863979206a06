// Picture of a result or a moment to share. Contains only public information.
import { t } from "../lib/i18n/words.svelte.ts";
import { shareCanvas, openCanvas } from "./canvas.ts";

export interface Picture {
  game: string;
  symbol: string;
  title: string;
  note: string;
  people: readonly { name: string; text: string; won: boolean; symbol?: string }[];
  /** Drawn around 0, 0 within a circle of radius 120, instead of the symbol. */
  figure?: (pen: CanvasRenderingContext2D) => void;
}

const [WIDTH, HEIGHT] = [1200, 630];
const [GROUND, EDGE, GOLD, IVORY] = ["#6b1145", "#1e0010", "#f0cf8e", "#fff4e8"];
/** Left and right edge of the text. */
const [LEFT, RIGHT] = [390, 1150];
/** Up to this many players are listed in one large column, more in two. */
const ONE_COLUMN_PLAYERS = 4;

/** Shares or downloads the picture. */
export async function sharePicture(picture: Picture): Promise<void> {
  await shareCanvas(await draw(picture), `lusoria-${picture.game}.png`, picture.title);
}

async function draw(picture: Picture): Promise<HTMLCanvasElement> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: WIDTH, height: HEIGHT });
  const { pen, cut, text, write } = await openCanvas(canvas);

  const ground = pen.createRadialGradient(600, 300, 60, 600, 315, 760);
  ground.addColorStop(0, GROUND);
  ground.addColorStop(1, EDGE);
  pen.fillStyle = ground;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = GOLD;
  pen.lineWidth = 3;
  pen.strokeRect(22, 22, WIDTH - 44, HEIGHT - 44);
  pen.lineWidth = 5;
  pen.beginPath();
  pen.arc(210, 290, 128, 0, 2 * Math.PI);
  pen.stroke();
  if (picture.figure) {
    pen.save();
    pen.translate(210, 290);
    Object.assign(pen, {
      fillStyle: GOLD,
      textAlign: "center",
      textBaseline: "middle",
      font: `700 60px ${text}`,
    });
    picture.figure(pen);
    pen.restore();
  } else pen.drawImage(await symbolOf(picture.symbol, GOLD, 180), 120, 200);

  pen.textAlign = "center";
  write(t(`${picture.game}-name`), `600 36px ${cut}`, GOLD, 210, 500, 320);
  write(location.host, `400 26px ${text}`, IVORY, 210, 545, 300);
  pen.textAlign = "left";
  const titles = wrapLines(pen, picture.title, `600 50px ${cut}`, 3);
  titles.forEach((line, place) => write(line, pen.font, GOLD, LEFT, 110 + 58 * place, RIGHT - LEFT));
  let y = 110 + 58 * titles.length - 8;
  for (const line of wrapLines(pen, picture.note, `400 28px ${text}`, 2)) {
    write(line, pen.font, IVORY, LEFT, y, RIGHT - LEFT);
    y += 36;
  }
  const isOneColumn = picture.people.length <= ONE_COLUMN_PLAYERS && titles.length < 3;
  const [columns, size, row] = isOneColumn ? [1, 42, 82] : [2, 30, 62];
  const columnWidth = (RIGHT - LEFT) / columns;
  for (const [place, { name, text: what, won, symbol }] of picture.people.entries()) {
    const x = LEFT + columnWidth * (place % columns);
    const lineY = y + size + 10 + row * Math.floor(place / columns);
    const colour = won ? GOLD : IVORY;
    if (symbol) pen.drawImage(await symbolOf(symbol, colour, 44), x, lineY - 36);
    const textX = x + (symbol ? 58 : 0);
    write(name, `700 ${size}px ${text}`, colour, textX, lineY, columnWidth * 0.5);
    const nameWidth = Math.min(pen.measureText(name).width, columnWidth * 0.5);
    write(
      what,
      `400 ${size}px ${text}`,
      colour,
      textX + nameWidth + 14,
      lineY,
      x + columnWidth - textX - nameWidth - 24,
    );
  }
  return canvas;
}

/** An SVG symbol of the page as an image. */
async function symbolOf(id: string, colour: string, size: number): Promise<HTMLImageElement> {
  const symbol = document.getElementById(id)!;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${symbol.getAttribute("viewBox")}"
    width="${size}" height="${size}" color="${colour}">${symbol.innerHTML}</svg>`;
  const image = new Image(size, size);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

function wrapLines(pen: CanvasRenderingContext2D, words: string, font: string, maxLines: number): string[] {
  pen.font = font;
  const lines: string[] = [];
  for (const word of words.split(" ").filter(Boolean)) {
    const extended = lines.length ? `${lines.at(-1)} ${word}` : word;
    const fits = pen.measureText(extended).width <= RIGHT - LEFT;
    if (lines.length && (fits || lines.length === maxLines)) lines[lines.length - 1] = extended;
    else lines.push(word);
  }
  return lines;
}
