import { loadFaces } from '../../../functions/src/receipts/pdf/faces.ts';
import { asSource } from '../../../functions/src/receipts/pdf/pen.ts';

/** What no receipt can be faster than: a page with one letter of each weight. */
export async function renderEmpty(): Promise<Buffer> {
  const [{ default: PDFDocument }, [face]] = await Promise.all([import('pdfkit'), loadFaces()]);
  const doc = new PDFDocument({ size: 'A4', margin: 0 });
  const chunks: Buffer[] = [];
  const ended = new Promise<Buffer>((resolve) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
  });
  for (const font of Object.values(face.fonts)) doc.font(asSource(font)).text('₹', 0, 0);
  doc.end();
  return ended;
}
