import { networkError } from './api-error.ts';
import { send, type Request } from './request.ts';

/**
 * Asks our server for a file of a type. Rejects with an ApiError when the server refuses, and with one of
 * code `network` when it can't be reached or something else comes, such as a captive portal's page.
 */
export async function requestFile(path: string, type: string, request: Request): Promise<Blob> {
  const response = await send(path, request);
  if (response.headers.get('Content-Type')?.split(';')[0] !== type) throw networkError();
  return response.blob().catch(() => {
    throw networkError();
  });
}
