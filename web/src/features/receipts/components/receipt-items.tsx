import type { ReceiptView } from '@shared/receipts/receipt-view.ts';

/** Shows the middle columns below the description, because a phone has no room beside it. */
export function ReceiptItems({ receipt }: { receipt: ReceiptView }) {
  const { columns, rows, sums, total } = receipt;
  const [description = '', ...heads] = columns;
  const amount = heads.pop() ?? '';
  // Two lines can have the same text, so the index is the key.
  const keyed = rows.map((row, index) => ({ key: String(index), row }));
  return (
    <table className="w-full border-y border-line">
      <thead className="text-sm text-muted">
        <tr className={`border-b border-line ${stacked}`}>
          <th scope="col" className="py-2 text-left font-normal">
            {description}
          </th>
          <th scope="col" className="py-2 text-right font-normal">
            {amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {keyed.map(({ key, row: [name = '', ...cells] }) => (
          <tr key={key} className={`border-b border-line align-top ${stacked}`}>
            <th scope="row" className="py-3 pr-4 text-left font-normal wrap-anywhere">
              {name}
              {heads.map((head, column) => (
                <span key={head} className="block text-sm text-muted">
                  {`${head} ${cells[column]}`}
                </span>
              ))}
            </th>
            <td className="py-3 text-right whitespace-nowrap">{cells.at(-1)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(({ label, text }) => (
          <tr key={label} className={`text-sm text-muted ${stacked}`}>
            <th scope="row" className="pt-2 text-left font-normal">
              {label}
            </th>
            <td className="pt-2 text-right whitespace-nowrap">{text}</td>
          </tr>
        ))}
        <tr className={`font-semibold ${stacked}`}>
          <th scope="row" className="py-3 text-left font-semibold">
            {total.label}
          </th>
          <td className="py-3 text-right whitespace-nowrap">{total.text}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** Stacks the cells of a row when the text is large on a phone. */
const stacked = '@max-[12rem]:flex @max-[12rem]:flex-wrap @max-[12rem]:justify-between';
