import type { Receipt } from '../../../shared/receipts/receipts.ts';
import { toReceiptView } from '../to-receipt-view.ts';
import { drawClosing, heightOfClosing } from './draw-closing.ts';
import { drawItems } from './draw-items.ts';
import { drawSummary } from './draw-summary.ts';
import { loadFaces } from './faces.ts';
import { Pen } from './pen.ts';
import { Sheet } from './sheet.ts';

/**
 * Renders the same bytes for the same receipt. The first call loads pdfkit and the fonts, so that other functions
 * start without them.
 */
export async function renderReceipt(
  receipt: Receipt,
  notes: readonly string[] = [],
): Promise<Buffer> {
  const [{ default: PDFDocument }, faces] = await Promise.all([import('pdfkit'), loadFaces()]);
  const view = toReceiptView(receipt, notes);
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: 'en-IN',
    displayTitle: true,
    tagged: true,
    pdfVersion: '1.7',
    info: {
      Title: `${view.title} ${view.number}`,
      Author: receipt.seller.legalEntity,
      Creator: view.brand,
      // The default is the current time, which would change the bytes and the file's id.
      CreationDate: receipt.issuedAt,
    },
  });
  const bytes = collect(doc);
  const sheet = new Sheet(new Pen(doc, faces), view);
  drawSummary(sheet, view);
  drawItems(sheet, view, heightOfClosing(sheet, view));
  drawClosing(sheet, view);
  sheet.drawFeet();
  doc.end();
  return bytes;
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}
