import { endpoints } from '../../../functions/shared/endpoints.ts';
import { ask, describeReply, post, type Reply } from './ask.ts';
import { observed, type Check } from './check.ts';

const path = endpoints.razorpayWebhook;
const tooMuch = JSON.stringify({ text: 'x'.repeat(256 * 1024) });

/** Checks what the webhook refuses. No request is signed, so none changes anything. */
export function webhookChecks(origin: string): Check[] {
  return [
    refusal('without a signature', '400 invalid-signature', () => post(origin, path, '{}')),
    refusal('with a compressed body', '415 unsupported-encoding', () =>
      post(origin, path, '{}', { 'Content-Encoding': 'gzip' }),
    ),
    refusal('with plain text', '415 unsupported-type', () =>
      post(origin, path, '{}', { 'Content-Type': 'text/plain' }),
    ),
    refusal('with more than 256 KB', '413 payload-too-large', () => post(origin, path, tooMuch)),
    refusal('with more than 256 KB in chunks', '413 payload-too-large', () =>
      postInChunks(origin, tooMuch),
    ),
  ];
}

function refusal(what: string, mustBe: string, send: () => Promise<Reply>): Check {
  return {
    name: `A webhook ${what}`,
    mustBe,
    observe: async () => {
      const got = describeReply(await send());
      return observed(got, got === mustBe);
    },
  };
}

/** Sends a body without Content-Length. */
function postInChunks(origin: string, body: string): Promise<Reply> {
  // The types of the browser's fetch don't know `duplex`, which Node requires for a stream.
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: new Blob([body]).stream(),
    duplex: 'half',
  };
  return ask(origin, path, init);
}
