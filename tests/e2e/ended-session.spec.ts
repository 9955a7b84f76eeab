import { endSessions } from '../../functions/src/platform/sessions/end-sessions.ts';
import { paths } from '../../functions/shared/paths.ts';
import { anOlderSession } from '../support/functions/sessions.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { logIn } from '../support/browser/log-in.ts';
import { openProfile } from '../support/browser/open-profile.ts';

test('an open page says when its session ends, and offers the login', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 400.*accounts:lookup/);
  const session = await anOlderSession();
  await openProfile(page, session);
  await endSessions(session.uid);
  await expect(page.getByText('You have been logged out. Please log in again.')).toBeVisible();
  await expect(page).toHaveURL(paths.home);
  await logIn(page, session);
});
