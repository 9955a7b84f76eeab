import { endpoints } from '../../shared/endpoints.ts';
import { rateLimitKey } from '../platform/config.ts';
import { countRequest } from '../platform/http/count-requests.ts';
import { readReceiptFile, readReceiptView } from './read-receipt.ts';
import { authenticateReader } from '../platform/sessions/authenticate.ts';
import { endpoint } from '../platform/http/endpoint.ts';
import { FileAnswer } from '../platform/http/file-answer.ts';

/** The maximum in 10 minutes. Each request renders its PDF again. */
const maxPerAccount = 60;
const pdf = 'application/pdf';
const json = 'application/json';

/** Returns the PDF, or the ReceiptView behind it as JSON. */
export const downloadReceipt = endpoint(
  {
    method: 'GET',
    secrets: [rateLimitKey],
    // Rendering forty PDFs at once took 300 MB when measured.
    resources: { concurrency: 10 },
  },
  async (request) => {
    const reader = await authenticateReader(request);
    await countRequest([{ subject: `receipt:${reader.uid}`, limit: maxPerAccount }]);
    const id = request.path.slice(`${endpoints.receipts}/`.length);
    if (request.accepts(pdf, json) === json) return readReceiptView(id, reader);
    const { name, bytes } = await readReceiptFile(id, reader);
    return new FileAnswer(name, pdf, bytes);
  },
);
