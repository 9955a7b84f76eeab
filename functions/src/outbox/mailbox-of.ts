/** Names under which a provider also delivers to a mailbox of its domain. */
const domainsOfNames: Partial<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'me.com': 'icloud.com',
  'mac.com': 'icloud.com',
  'protonmail.com': 'proton.me',
  'pm.me': 'proton.me',
};

/**
 * The mailbox of an address: without case, dots and a tag behind a plus, which the large providers ignore. Two
 * persons whose addresses differ by dots alone share it. Use it for limits, never to send.
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  return `${local.replace(/\+.*/, '').replaceAll('.', '')}@${domainsOfNames[domain] ?? domain}`;
}
