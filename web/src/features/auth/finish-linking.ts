import { reloadWithNotices } from '../../core/notices/keep-notices.ts';
import { notify } from '../../core/notices/notices.ts';
import { withTimeLimit } from '../../lib/with-time-limit.ts';

/** The account is already linked; the next start finishes what is left. */
const updateLimitMs = 10_000;

/** Updates the profile of a newly linked account, waits for `alongside`, then reloads the page. */
export async function finishLinking(
  success: string,
  alongside: Promise<void> = Promise.resolve(),
): Promise<void> {
  try {
    const { updateLinkedProfile } = await import('../../core/session/update-linked-profile.ts');
    await withTimeLimit(Promise.all([updateLinkedProfile(), alongside]), updateLimitMs);
  } catch (error) {
    console.warn('Error updating the profile of a linked account', error);
  }
  notify('success', success);
  // What the account has now, and asks for next, is at the top.
  scrollTo({ top: 0, behavior: 'instant' });
  reloadWithNotices();
}
