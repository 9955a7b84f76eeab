import { palette } from './palette.ts';

/** Draws the brand's mark, as in web/src/components/logo.tsx, from a grid of 32. */
export function drawLogo(doc: PDFKit.PDFDocument, x: number, y: number, size: number): void {
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
