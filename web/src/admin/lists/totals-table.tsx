import type { ReactNode } from 'react';

export interface Column<Row> {
  name: string;
  of: (row: Row) => ReactNode;
}

interface TotalsTableProps<Row> {
  /** The first column names the row. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/** On a narrow screen, each row becomes a list of its figures. */
export function TotalsTable<Row>({ columns, rows, keyOf }: TotalsTableProps<Row>) {
  const [head, ...others] = columns;
  return (
    <>
      <div className="overflow-clip rounded-base border border-line bg-surface-raised shadow-soft max-lg:hidden">
        <table className="w-full text-left tabular">
          <thead className="text-sm text-muted">
            <tr>
              {columns.map(({ name }) => (
                <th key={name} className={name === head.name ? cell : numberCell}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={keyOf(row)} className="border-t border-line">
                {columns.map(({ name, of }) => (
                  <td key={name} className={name === head.name ? cell : numberCell}>
                    {of(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className="flex flex-col gap-4 lg:hidden">
        {rows.map((row) => (
          <li
            key={keyOf(row)}
            className="rounded-base border border-line bg-surface-raised px-5 py-4 shadow-soft"
          >
            <p className="font-medium">{head.of(row)}</p>
            <dl className="mt-2 tabular">
              {others.map(({ name, of }) => (
                <div key={name} className="flex flex-wrap justify-between gap-x-6 py-1">
                  <dt className="text-sm text-muted">{name}</dt>
                  <dd>{of(row)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}

const cell = 'px-4 py-3 font-normal';
const numberCell = `${cell} text-right`;
