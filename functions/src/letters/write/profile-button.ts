import { paths } from '../../../shared/paths.ts';
import type { Block } from './composition.ts';

/** Leads to the profile, where orders and invoices are seen and paid. */
export function profileButton(label: string, siteUrl: string): Block {
  return { kind: 'button', label, href: new URL(paths.profile, siteUrl).href };
}
