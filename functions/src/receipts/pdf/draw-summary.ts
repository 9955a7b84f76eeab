import type { PartyView, ReceiptView } from '../../../shared/receipts/receipt-view.ts';
import { columns, drawFacts } from './draw-facts.ts';
import { palette } from './palette.ts';
import type { Pen, Place, TextStyle } from './pen.ts';
import { area, type Sheet } from './sheet.ts';

const { left, right } = columns;

export function drawSummary(sheet: Sheet, view: ReceiptView): void {
  const { pen, y } = sheet;
  const ends = [drawAmount(pen, view, y), drawFacts(pen, view.facts, { ...right, y })];
  const top = Math.max(...ends) + 18;
  pen.hairline(top, area);
  const seller = { ...left, y: top + 16 };
  const buyer = { ...right, y: top + 16 };
  sheet.y = Math.max(
    drawParty(pen, view.seller, seller, sheet.roomBelow(seller.y)),
    drawParty(pen, view.buyer, buyer, sheet.roomBelow(buyer.y)),
  );
  sheet.y += 26;
}

function drawAmount(pen: Pen, { total, paid }: ReceiptView, top: number): number {
  const labelEnd = pen.write(total.label, { ...left, y: top }, { size: 9, colour: palette.muted });
  const styles = amountSizes.map((size) => amountStyle(size));
  const style = styles.find((style) => pen.isOneLine(total.text, left.width, style));
  const y = pen.write(total.text, { ...left, y: labelEnd }, style ?? amountStyle(15));
  pen.decorate((doc) => drawTick(doc, left.x, y + 2.2, 11));
  return pen.write(
    paid,
    { x: left.x + 17, y: y + 1, width: left.width - 17 },
    { size: 10, weight: 'semibold', colour: palette.success },
  );
}

/** The sizes to try, until the amount fits on one line. */
const amountSizes = [30, 26, 22, 18];

function amountStyle(size: number): TextStyle {
  return { size, weight: 'semibold', tracking: -0.03 * size, isTabular: true };
}

function drawTick(doc: PDFKit.PDFDocument, x: number, y: number, size: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(size / 12);
  doc.circle(6, 6, 6).fill(palette.success);
  doc.lineWidth(1.5).lineCap('round').lineJoin('round').strokeColor(palette.white);
  doc.path('M3.4 6.2l1.8 1.8l3.4 -3.7').stroke();
  doc.restore();
}

/** The sizes to try, until a party fits the page. The longest stored texts fit at the last size. */
const sizes = [9.5, 8, 6.5, 5];

function drawParty(
  pen: Pen,
  { label, name, lines }: PartyView,
  place: Place,
  room: number,
): number {
  const texts = [
    { text: name, style: { weight: 'semibold', colour: palette.ink } as const },
    ...lines.map((text) => ({ text, style: { colour: palette.muted } })),
  ];
  const heightAt = (size: number): number =>
    texts
      .map(({ text, style }) => pen.measure(text, place.width, { ...style, size }))
      .reduce((sum, height) => sum + height, 20);
  const size = sizes.find((size) => heightAt(size) <= room) ?? Math.min(...sizes);
  let y = pen.write(label, place, { size: 9, colour: palette.muted }, 'H2') + 3;
  for (const { text, style } of texts) y = pen.write(text, { ...place, y }, { ...style, size });
  return y;
}
