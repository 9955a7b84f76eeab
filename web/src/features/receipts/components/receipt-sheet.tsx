import type { LabelledText, PartyView, ReceiptView } from '@shared/receipts/receipt-view.ts';
import { ReceiptItems } from './receipt-items.tsx';

export function ReceiptSheet({ receipt }: { receipt: ReceiptView }) {
  const { paid, total, totalInWords, facts, seller, buyer, payment, notes } = receipt;
  return (
    <div className="flex flex-col gap-6">
      <div>
        <p className="text-sm text-muted">{`${total.label} · ${paid}`}</p>
        <p className="mt-1 text-xl font-semibold tabular">{total.text}</p>
        <p className="mt-1 text-muted">{totalInWords}</p>
      </div>
      <DetailsList list={facts} />
      <div className="grid gap-6 sm:grid-cols-2">
        <Party party={seller} />
        <Party party={buyer} />
      </div>
      <div className="@container tabular">
        <ReceiptItems receipt={receipt} />
      </div>
      <DetailsList list={payment} />
      <div className="flex flex-col gap-1 text-sm text-muted">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </div>
  );
}

function DetailsList({ list }: { list: readonly LabelledText[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {list.map(({ label, text }) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Party({ party: { label, name, lines } }: { party: PartyView }) {
  return (
    <div className="min-w-0 wrap-anywhere">
      <h3 className="text-sm font-normal text-muted">{label}</h3>
      <p className="font-semibold">{name}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
