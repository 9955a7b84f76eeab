import { endpoints, type SubmitContactFormRequest } from '@shared/endpoints.ts';
import type { ContactMessage } from '@shared/messages/contact-messages.ts';
import { postJson } from '../../core/api/request.ts';
import { resumable } from '../../lib/resumable.ts';
import { retryOnline } from '../../lib/retry-online.ts';

const storeLimitMs = 15_000;

/**
 * Stores a message, then asks the server to acknowledge it. Rejects with PendingError if no answer comes in time. The
 * message is then stored as soon as the browser is online.
 */
export const sendMessage: (message: ContactMessage) => Promise<void> = resumable(
  async (message: ContactMessage) => {
    const email = await retryOnline(async () => {
      const { storeMessage } = await loadStore();
      return storeMessage(message);
    });
    acknowledge({ ...message, email });
  },
  storeLimitMs,
);

/** Loads the database's code, which the page needs only when a visitor starts to write. */
export function loadStore() {
  return import('./api/store-message.ts');
}

/** Asks the server to acknowledge the message. Only logs a failure, because the message is stored. */
function acknowledge({ firstName, email }: ContactMessage): void {
  postJson(endpoints.submitContactForm, { firstName, email } satisfies SubmitContactFormRequest, {
    keepalive: true,
  }).catch((error: unknown) => console.warn('The message could not be acknowledged', error));
}
