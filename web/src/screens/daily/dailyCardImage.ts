// Image of the result card: temple front, result, one mark per turn.
import { openCanvas } from "../../games/canvas.ts";
import { SHAPES, type Mark } from "../../lib/daily/daily.ts";

interface Card {
  title: string;
  date: string;
  result: string;
  against: string;
  marks: readonly Mark[];
  note: string;
}

const [GROUND, STONE, EDGE, INK] = ["#ede4d5", "#f9f2e5", "#94805f", "#2a1b22"] as const;
const [SOFT, GOLD, PURPLE] = ["#5f4b50", "#7a5312", "#6b1145"] as const;

export async function draw(canvas: HTMLCanvasElement, card: Card): Promise<void> {
  const { pen, cut, text, write } = await openCanvas(canvas);
  const fill = (colour: string, path: string) => {
    pen.fillStyle = colour;
    pen.fill(new Path2D(path));
    pen.lineWidth = 2.5;
    pen.strokeStyle = EDGE;
    pen.stroke(new Path2D(path));
  };
  pen.fillStyle = GROUND;
  pen.fillRect(0, 0, 1200, 630);
  fill(STONE, "M30 162 600 18 1170 162z");
  fill(STONE, "M142 155 600 46 1058 155z");
  fill(STONE, "M18 162h1164v22H18zM46 184h1108v388H46zM28 572h1144v18H28zM10 590h1180v22H10z");
  pen.textAlign = "center";
  write("Lvsoria", `600 60px ${cut}`, INK, 600, 142, 420);
  pen.textAlign = "left";
  write(card.title, `600 44px ${cut}`, GOLD, 92, 262, 560);
  write(card.date, `400 34px ${text}`, SOFT, 92, 312, 560);
  pen.textAlign = "right";
  write(card.result, `700 76px ${text}`, PURPLE, 1108, 282, 440);
  pen.textAlign = "center";
  write(card.against, `400 32px ${text}`, SOFT, 600, 372, 1020);
  marks(pen, card.marks);
  write(card.note, `400 32px ${text}`, SOFT, 600, 540, 1020);
}

/** In one row, scaled to fit. */
function marks(pen: CanvasRenderingContext2D, all: readonly Mark[]): void {
  const step = Math.min(112, 1020 / Math.max(all.length, 1));
  const size = (step * 0.56) / 20;
  Object.assign(pen, { fillStyle: GOLD, strokeStyle: GOLD, lineWidth: 2 });
  all.forEach((mark, place) => {
    pen.setTransform(size, 0, 0, size, 600 + step * (place - all.length / 2) + (step - 20 * size) / 2, 416);
    const { filled, line } = SHAPES[mark];
    pen.fill(new Path2D(filled));
    pen.stroke(new Path2D(line));
  });
  pen.resetTransform();
}
