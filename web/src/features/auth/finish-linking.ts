import { reloadWithNotices } from '../../core/notices/keep-notices.ts';
import { notify } from '../../core/notices/notices.ts';
import { withTimeLimit } from '../../lib/with-time-limit.ts';

/** The longest wait for the update. The account is already linked, and the next start finishes the rest. */
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
  // The account's new state and the next step are at the top of the page.
  scrollTo({ top: 0, behavior: 'instant' });
  reloadWithNotices();
}
