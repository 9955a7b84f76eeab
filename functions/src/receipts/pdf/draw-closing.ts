import type { LabelledText, ReceiptView } from '../../../shared/receipts/receipt-view.ts';
import { columns, drawFacts, heightOfFacts } from './draw-facts.ts';
import { palette } from './palette.ts';
import type { Pen, Place } from './pen.ts';
import { placeholder } from './set-text.ts';
import { area, type Sheet } from './sheet.ts';

const sumsWidth = 236;
const inset = 12;
const totalHeight = 38;
const sumHeight = 20;
const right = { x: area.x + area.width - sumsWidth, width: sumsWidth };
const left = { x: area.x, width: area.width - sumsWidth - 40 };
const space = { aboveTotal: 16, abovePayment: 30, abovePaymentRows: 36, aboveNotes: 26, note: 3 };
const noteStyle = { size: 8.5, colour: palette.muted };

export function heightOfClosing({ pen }: Sheet, view: ReceiptView): number {
  const words = 15 + pen.measure(view.totalInWords, left.width, { size: 9.5 });
  const sums = view.sums.length * sumHeight + totalHeight;
  const { aboveTotal, abovePayment, abovePaymentRows, aboveNotes, note } = space;
  const payment = Math.max(...halvesOf(view.payment).map((facts) => heightOfFacts(pen, facts)));
  const notes = notesOf(pen, view)
    .map((text) => pen.measure(text, area.width, noteStyle) + note)
    .reduce((sum, height) => sum + height, 0);
  return (
    aboveTotal +
    Math.max(words, sums) +
    abovePayment +
    abovePaymentRows +
    payment +
    aboveNotes +
    notes
  );
}

export function drawClosing(sheet: Sheet, view: ReceiptView): void {
  const { pen } = sheet;
  const top = sheet.y + space.aboveTotal;
  const ends = [drawWords(pen, view, top), drawSums(pen, view, top)];
  sheet.y = drawPayment(pen, view, Math.max(...ends) + space.abovePayment) + space.aboveNotes;
  for (const text of notesOf(pen, view)) {
    sheet.y = pen.write(text, { ...area, y: sheet.y }, noteStyle) + space.note;
  }
}

function drawWords(pen: Pen, { totalInWords }: ReceiptView, top: number): number {
  const y = pen.write('Amount in words', { ...left, y: top }, { size: 9, colour: palette.muted });
  return pen.write(totalInWords, { ...left, y: y + 2 }, { size: 9.5 });
}

function drawSums(pen: Pen, { sums, total }: ReceiptView, top: number): number {
  return pen.tags.within('L', () => {
    for (const [index, sum] of sums.entries()) {
      drawSum(pen, sum, { ...right, y: top + index * sumHeight });
    }
    return drawTotal(pen, total, top + sums.length * sumHeight);
  });
}

function drawTotal(pen: Pen, total: LabelledText, y: number): number {
  pen.decorate((doc) => doc.roundedRect(right.x, y, right.width, totalHeight, 8).fill(palette.ink));
  const label = { size: 9.5, colour: palette.white };
  pen.tags.within('LI', () => {
    pen.write(total.label, { x: right.x + inset, y: y + 12, width: 80 }, label, 'Lbl');
    pen.write(
      total.text,
      { x: right.x + 80, y: y + 9.5, width: right.width - 80 - inset },
      { size: 13, weight: 'semibold', colour: palette.white, align: 'right', isTabular: true },
      'LBody',
    );
  });
  return y + totalHeight;
}

function drawSum(pen: Pen, { label, text }: LabelledText, { x, y, width }: Place): void {
  pen.tags.within('LI', () => {
    pen.write(label, { x: x + inset, y, width: 110 }, { size: 9.5, colour: palette.muted }, 'Lbl');
    pen.write(
      text,
      { x: x + 110, y, width: width - 110 - inset },
      { size: 9.5, align: 'right', isTabular: true },
      'LBody',
    );
  });
}

function drawPayment(pen: Pen, { payment }: ReceiptView, top: number): number {
  pen.write('Payment', { ...area, y: top }, { size: 10.5, weight: 'semibold' }, 'H2');
  pen.hairline(top + 24, area);
  const y = top + space.abovePaymentRows;
  const ends = halvesOf(payment).map((facts, index) => {
    return drawFacts(pen, facts, { ...(index === 0 ? columns.left : columns.right), y });
  });
  return Math.max(...ends);
}

function halvesOf(facts: readonly LabelledText[]): LabelledText[][] {
  const half = Math.ceil(facts.length / 2);
  return [facts.slice(0, half), facts.slice(half)];
}

function notesOf(pen: Pen, { notes }: ReceiptView): string[] {
  const lacking = `${placeholder} marks a character this document cannot display.`;
  return pen.lacksCharacters ? [...notes, lacking] : notes;
}
