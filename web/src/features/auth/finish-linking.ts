import { notify } from '../../core/notices/notices.ts';
import { withTimeLimit } from '../../lib/with-time-limit.ts';

/** The account is linked already: what is left may as well happen at the next start. */
const longestUpdateMs = 10_000;

/**
 * Brings the profile of an account that was just linked up to date, and starts the page anew. What else
 * the link calls for runs beside it.
 */
export async function finishLinking(
  success: string,
  alongside: Promise<void> = Promise.resolve(),
): Promise<void> {
  try {
    const { updateLinkedProfile } = await import('../../core/session/update-linked-profile.ts');
    await withTimeLimit(Promise.all([updateLinkedProfile(), alongside]), longestUpdateMs);
  } catch (error) {
    console.warn('Error updating the profile of a linked account', error);
  }
  notify('success', success);
  location.reload();
}
