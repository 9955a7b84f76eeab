import type { LabelledText } from '../../../shared/receipts/receipt-view.ts';
import { palette } from './palette.ts';
import type { Pen, Place, TextStyle } from './pen.ts';
import { area } from './sheet.ts';

const gutter = 36;
const columnWidth = (area.width - gutter) / 2;

export const columns = {
  left: { x: area.x, width: columnWidth },
  right: { x: area.x + columnWidth + gutter, width: columnWidth },
};

const labelWidth = 92;
const rowGap = 8;
const textStyle: TextStyle = { size: 9, align: 'right' };

/** Returns the y of the lower edge. */
export function drawFacts(pen: Pen, facts: readonly LabelledText[], place: Place): number {
  let { y } = place;
  pen.tags.within('L', () => {
    for (const [index, fact] of facts.entries()) {
      if (index > 0) {
        pen.hairline(y + rowGap / 2 - 0.5, place);
        y += rowGap;
      }
      y = pen.tags.within('LI', () => drawFact(pen, fact, { ...place, y }));
    }
  });
  return y;
}

function drawFact(pen: Pen, { label, text }: LabelledText, place: Place): number {
  pen.write(label, place, { size: 9, colour: palette.muted }, 'Lbl');
  return pen.write(text, { ...textPlace(place), y: place.y }, textStyle, 'LBody');
}

export function heightOfFacts(pen: Pen, facts: readonly LabelledText[]): number {
  const { width } = textPlace(columns.left);
  const rows = facts.map(({ text }) => pen.measure(text, width, textStyle) + rowGap);
  return rows.reduce((sum, height) => sum + height, 0);
}

function textPlace({ x, width }: Pick<Place, 'x' | 'width'>): Pick<Place, 'x' | 'width'> {
  return { x: x + labelWidth, width: width - labelWidth };
}
