import { isMailAddress } from '../../../shared/values/mail-address.ts';
import { plainLine } from '../../../shared/values/plain-text.ts';

export interface FromAddress {
  name: string;
  address: string;
}

/** Reads an address or `Name <address>`. */
export function readSender(from: string): FromAddress | undefined {
  const [, name = '', bracketed] = /^([^<>]*)<([^<>]*)>$/.exec(from.trim()) ?? [];
  const address = (bracketed ?? from).trim();
  if (!isMailAddress(address)) return undefined;
  return { name: plainLine(name).replace(/^"(.*)"$/, '$1'), address };
}
