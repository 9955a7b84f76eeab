import { formatMoney, type Currency } from '@shared/values/money.ts';

export interface Line {
  key: string;
  text: string;
  /** Major units. */
  amount: number;
}

export function PayableLines({ lines, currency }: { lines: readonly Line[]; currency: Currency }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {lines.map(({ key, text, amount }) => (
        <li key={key} className="flex flex-wrap gap-x-6 py-2">
          <span className="flex-1 basis-32 text-balance wrap-anywhere">{text}</span>
          <span className="ml-auto tabular">{formatMoney(amount, currency)}</span>
        </li>
      ))}
    </ul>
  );
}

export function PayableTotal({ amount, currency }: { amount: number; currency: Currency }) {
  return (
    <p className="mt-3 flex flex-wrap justify-between gap-x-6 font-semibold">
      <span>Total</span>
      <span className="ml-auto tabular">{formatMoney(amount, currency)}</span>
    </p>
  );
}
