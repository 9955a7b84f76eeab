/** A provider's other domains, with the domain of the mailboxes that they deliver to. */
const domainsOfNames: Partial<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'me.com': 'icloud.com',
  'mac.com': 'icloud.com',
  'protonmail.com': 'proton.me',
  'pm.me': 'proton.me',
};

/**
 * Returns the mailbox of an address, without case, dots and a plus tag, which the large providers ignore. Two
 * people whose addresses differ only in dots get the same mailbox. Use it for limits, never to send.
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  return `${local.replace(/\+.*/, '').replaceAll('.', '')}@${domainsOfNames[domain] ?? domain}`;
}
