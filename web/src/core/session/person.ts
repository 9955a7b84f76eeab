import type { Session } from './session.ts';

export interface Person {
  name: string;
  email: string;
  phone: string;
}

/** What is known of whoever is logged in, to fill it in for them; empty where nothing is. */
export function personOf(session: Session): Person {
  if (session.status !== 'logged-in') return { name: '', email: '', phone: '' };
  const { account } = session;
  const profile = session.profile.status === 'ready' ? session.profile.profile : undefined;
  return {
    name: profile?.name ?? account.name ?? '',
    email: account.email ?? profile?.email ?? '',
    phone: profile?.phone ?? '',
  };
}
