import type { LabelledText } from '../../../shared/receipt-view.ts';
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

/** Draws labels on the left and texts on the right, with hairlines between the rows. Returns the lower edge. */
export function drawFacts(pen: Pen, facts: readonly LabelledText[], place: Place): number {
  let { y } = place;
  for (const [index, { label, text }] of facts.entries()) {
    if (index > 0) {
      pen.hairline(y + rowGap / 2 - 0.5, place);
      y += rowGap;
    }
    pen.write(label, { ...place, y }, { size: 9, colour: palette.muted });
    y = pen.write(text, { ...textPlace(place), y }, textStyle);
  }
  return y;
}

export function heightOfFacts(pen: Pen, facts: readonly LabelledText[]): number {
  const { width } = textPlace(columns.left);
  const rows = facts.map(({ text }) => pen.measure(text, width, textStyle) + rowGap);
  return rows.reduce((sum, height) => sum + height, 0);
}

function textPlace({ x, width }: Pick<Place, 'x' | 'width'>): Pick<Place, 'x' | 'width'> {
  return { x: x + labelWidth, width: width - labelWidth };
}
