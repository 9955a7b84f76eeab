import { messages } from '../../content/session.ts';
import { loadWithRetries } from '../../lib/load-with-retries.ts';
import { dismissNoticeWithText, notify } from '../notices/notices.ts';

/** Loads code without which the account stays unknown. A notice says so while the code doesn't load. */
export async function loadForAccount<Code>(load: () => Promise<Code>): Promise<Code> {
  const code = await loadWithRetries(load, reportFailure);
  dismissNoticeWithText(messages.accountNotLoaded);
  return code;
}

function reportFailure(): void {
  notify('error', messages.accountNotLoaded, {
    label: 'Try again',
    run: () => location.reload(),
  });
}
