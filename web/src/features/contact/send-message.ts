import { endpoints, type SubmitContactFormRequest } from '@shared/endpoints.ts';
import type { Query } from '@shared/queries.ts';
import { postJson } from '../../core/api/request.ts';
import { resumable, StillUnderWay } from '../../lib/resumable.ts';

const longestStoreMs = 15_000;

const storeMessage = resumable(async (query: Query) => {
  const { storeMessage } = await loadStore();
  await storeMessage(query);
}, longestStoreMs);

/** Stores a message for the operator. Rejects when that fails; with StillUnderWay when no answer comes. */
export async function sendMessage(query: ContactMessage): Promise<void> {
  try {
    await storeMessage(query);
  } catch (error) {
    if (error instanceof StillUnderWay) {
      error.result.then(
        () => acknowledge(query),
        () => {},
      );
    }
    throw error;
  }
  acknowledge(query);
}

/** The database's code comes only for who is about to write. */
export function loadStore() {
  return import('./api/store-message.ts');
}

/** Its failure is nobody's trouble: the message is stored. */
function acknowledge({ firstName, email }: ContactMessage): void {
  postJson(endpoints.submitContactForm, { firstName, email } satisfies SubmitContactFormRequest, {
    keepalive: true,
  }).catch((error: unknown) => console.warn('The message could not be acknowledged', error));
}
