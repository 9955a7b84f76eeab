import { withTimeLimit } from '../../lib/with-time-limit.ts';
import { profileKnown, sessionStore, type LoggedIn } from './session.ts';

const limitMs = 5_000;

/** Resolves to a session with its profile. If the profile doesn't load in time, the session stays without it. */
export async function sessionWithProfile(session: LoggedIn): Promise<LoggedIn> {
  await withTimeLimit(profileKnown(), limitMs).catch(() => {});
  const latest = sessionStore.get();
  const isSame = latest.status === 'logged-in' && latest.account.uid === session.account.uid;
  return isSame ? latest : session;
}
