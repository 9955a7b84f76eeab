import { rateLimitKey } from '../../platform/config.ts';
import { countRequest } from '../../platform/http/count-requests.ts';
import { exportAccount as run } from './export-account.ts';
import { authenticate } from '../../platform/sessions/authenticate.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { StreamedAnswer } from '../../platform/http/streamed-answer.ts';

/** Per 10 minutes. Each request reads all data of the account. */
const maxPerAccount = 10;

export const exportAccount = endpoint(
  { method: 'GET', secrets: [rateLimitKey] },
  async (request) => {
    const uid = await authenticate(request);
    await countRequest([{ subject: `export:${uid}`, limit: maxPerAccount }]);
    return new StreamedAnswer(await run(uid));
  },
);
