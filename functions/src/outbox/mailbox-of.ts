/** The other domains of a provider, with its main domain. */
const domainsOfNames: Partial<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'me.com': 'icloud.com',
  'mac.com': 'icloud.com',
  'protonmail.com': 'proton.me',
  'pm.me': 'proton.me',
};

/**
 * Ignores case, dots and a plus tag, as the large providers do. Use it for limits, never to send, because it can
 * equal another person's mailbox.
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  return `${local.replace(/\+.*/, '').replaceAll('.', '')}@${domainsOfNames[domain] ?? domain}`;
}
