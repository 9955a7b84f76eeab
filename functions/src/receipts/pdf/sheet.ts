import type { ReceiptView } from '../../../shared/receipts/receipt-view.ts';
import { palette } from './palette.ts';
import type { Pen, Place } from './pen.ts';

const page = { width: 595.28, height: 841.89 };
const margin = 52;
const footerHeight = 66;

export const area: Pick<Place, 'x' | 'width'> = { x: margin, width: page.width - 2 * margin };

/** The pages of a receipt. `y` is the lower edge of the content on the last page. */
export class Sheet {
  readonly pen: Pen;
  readonly #view: ReceiptView;
  y = 0;

  constructor(pen: Pen, view: ReceiptView) {
    this.pen = pen;
    this.#view = view;
    this.#open();
    this.#drawHead();
  }

  roomBelow(y: number): number {
    return page.height - footerHeight - y;
  }

  /** Starts a new page unless `height` is left. Returns whether it did. */
  makeRoom(height: number): boolean {
    if (height <= this.roomBelow(this.y)) return false;
    this.pen.doc.addPage();
    this.#open();
    this.pen.decorate(() => this.#drawSmallHead());
    return true;
  }

  /** Draws the footers. Call it last, because they show the number of pages. */
  drawFeet(): void {
    const { count } = this.pen.doc.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.pen.doc.switchToPage(index);
      this.pen.decorate(() => this.#drawFoot(`Page ${index + 1} of ${count}`));
    }
  }

  #drawFoot(place: string): void {
    const { title, number, brand } = this.#view;
    const y = page.height - 44;
    const style = { size: 8, colour: palette.muted };
    this.pen.hairline(y - 10, area);
    this.pen.write(`${brand} · ${title} ${number}`, { ...area, y, width: area.width - 90 }, style);
    this.pen.write(
      place,
      { x: area.x + area.width - 90, y, width: 90 },
      { ...style, align: 'right' },
    );
  }

  #open(): void {
    this.pen.decorate((doc) => doc.rect(0, 0, page.width, 4).fill(palette.action));
    this.y = 44;
  }

  #drawHead(): void {
    const { title, number, brand } = this.#view;
    const right = { x: area.x + area.width - 240, width: 240 };
    this.pen.decorate((doc) => drawLogo(doc, area.x, this.y, 34));
    this.pen.write(
      brand,
      { x: area.x + 45, y: this.y + 6.5, width: 200 },
      { size: 15, weight: 'semibold', tracking: -0.2 },
    );
    this.pen.write(
      title,
      { ...right, y: this.y - 3 },
      { size: 22, weight: 'semibold', align: 'right', tracking: -0.5 },
      'H1',
    );
    this.pen.write(
      `No. ${number}`,
      { ...right, y: this.y + 26 },
      { size: 10, colour: palette.muted, align: 'right' },
    );
    this.y += 66;
  }

  #drawSmallHead(): void {
    const { title, number, brand } = this.#view;
    drawLogo(this.pen.doc, area.x, this.y - 4, 20);
    const style = { size: 9.5, weight: 'semibold' } as const;
    this.pen.write(brand, { x: area.x + 28, y: this.y - 1, width: 220 }, style);
    this.pen.write(
      `${title} ${number} (continued)`,
      { x: area.x + area.width - 240, y: this.y - 1, width: 240 },
      { size: 9.5, colour: palette.muted, align: 'right' },
    );
    this.y += 32;
  }
}

/** Draws the mark of web/src/components/pictures/logo.tsx, from a grid of 32. */
function drawLogo(doc: PDFKit.PDFDocument, x: number, y: number, size: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(size / 32);
  doc.roundedRect(0, 0, 32, 32, 8).fill(palette.action);
  doc.lineWidth(2.5).lineCap('round').strokeColor(palette.white);
  doc.path('M7 21a9 9 0 0 1 18 0').stroke();
  doc.path('M11.5 21v3M16 17v7M20.5 21v3').stroke();
  doc.restore();
}
