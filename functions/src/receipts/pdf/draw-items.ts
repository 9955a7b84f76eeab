import type { ReceiptView } from '../../../shared/receipts/receipt-view.ts';
import { palette } from './palette.ts';
import type { TextStyle } from './pen.ts';
import { area, type Sheet } from './sheet.ts';

const amountWidth = 92;
const padding = 8.5;
const headHeight = 26;
const inset = 12;
/** The number of rows that move to a new page with the closing, so that it never stands alone. */
const companions = 2;

export function drawItems(sheet: Sheet, view: ReceiptView, closingHeight: number): void {
  sheet.pen.tags.within('Table', () => drawTable(sheet, view, closingHeight));
}

function drawTable(sheet: Sheet, { columns, rows }: ReceiptView, closingHeight: number): void {
  const cells = cellsOf(columns.length);
  const heights = rows.map(([description = '']) => {
    return sheet.pen.measure(description, cells[0]?.width ?? 0, rowStyle(0)) + 2 * padding;
  });
  const lastTogether = Math.max(0, rows.length - companions);
  for (const [index, row] of rows.entries()) {
    const height = heights[index] ?? 0;
    const rest = heights.slice(index).reduce((sum, height) => sum + height, closingHeight);
    const head = index === 0 ? headHeight : 0;
    const isNewPage = sheet.makeRoom(head + (index === lastTogether ? rest : height));
    if (index === 0) drawHead(sheet, columns);
    else if (isNewPage) sheet.pen.decorate(() => drawHead(sheet, columns));
    sheet.pen.tags.within('TR', () => {
      for (const [column, text] of row.entries()) {
        const cell = cells[column];
        if (cell) sheet.pen.write(text, { ...cell, y: sheet.y + padding }, rowStyle(column), 'TD');
      }
    });
    sheet.y += height;
    sheet.pen.hairline(sheet.y, area);
  }
}

function drawHead(sheet: Sheet, columns: readonly string[]): void {
  const { pen, y } = sheet;
  pen.decorate((doc) => doc.roundedRect(area.x, y, area.width, headHeight, 6).fill(palette.soft));
  pen.tags.within('TR', () => {
    for (const [column, cell] of cellsOf(columns.length).entries()) {
      pen.write(
        columns[column] ?? '',
        { ...cell, y: y + 7 },
        { size: 8.5, weight: 'semibold', colour: palette.muted, align: alignOf(column) },
        'TH',
      );
    }
  });
  sheet.y += headHeight;
}

/** Gives the description the width that the amounts leave. */
function cellsOf(count: number): { x: number; width: number }[] {
  const end = area.x + area.width - inset;
  return Array.from({ length: count }, (_, column) =>
    column === 0
      ? { x: area.x + inset, width: area.width - 2 * inset - (count - 1) * amountWidth }
      : { x: end - (count - column) * amountWidth, width: amountWidth },
  );
}

function rowStyle(column: number): TextStyle {
  return { size: 9.5, align: alignOf(column), isTabular: column > 0 };
}

function alignOf(column: number): 'left' | 'right' {
  return column === 0 ? 'left' : 'right';
}
