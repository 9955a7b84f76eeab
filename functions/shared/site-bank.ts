import { site } from './site.ts';

/** Returns what a transfer for an invoice needs, as labels and values; empty if the seller shows no bank account. */
export function bankDetails(
  invoiceNumber: string,
  bank: Record<keyof typeof site.bank, string> = site.bank,
): [label: string, value: string][] {
  if (bank.account === '') return [];
  const details: [string, string][] = [
    ['Account holder', bank.beneficiary],
    ['Account number', bank.account],
    ['IFSC', bank.ifsc],
    ['Bank', bank.bank],
    ['SWIFT', bank.swift],
    ['Reference', invoiceNumber],
  ];
  return details.filter(([, value]) => value !== '');
}
