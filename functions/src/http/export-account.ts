import { rateLimitKey } from '../config.ts';
import { countRequest } from '../services/count-requests.ts';
import { exportAccount as run } from '../services/export-account.ts';
import { authenticate } from './authenticate.ts';
import { endpoint } from './endpoint.ts';
import { StreamedAnswer } from './streamed-answer.ts';

/** In 10 minutes: each reads all that an account has. */
const mostPerAccount = 10;

export const exportAccount = endpoint(
  { method: 'GET', secrets: [rateLimitKey] },
  async (request) => {
    const uid = await authenticate(request);
    await countRequest([{ subject: `export:${uid}`, limit: mostPerAccount }], new Date());
    return new StreamedAnswer(await run(uid));
  },
);
