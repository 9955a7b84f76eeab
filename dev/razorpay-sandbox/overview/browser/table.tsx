import { useLayoutEffect, useRef } from 'hono/jsx/dom';

export interface Action {
  label: string;
  /** Tells buttons of one label apart. */
  subject: string;
  run: () => void;
}

interface TableProps<Entity> {
  title: string;
  /** The sentence that replaces an empty table. */
  empty: string;
  entities: readonly Entity[];
  idOf: (entity: Entity) => string;
  /** The cell of each column, by the column's heading. */
  columns: Record<string, (entity: Entity) => string>;
  actions?: (entity: Entity) => Action[];
}

/** A keyboard scrolls it. */
const scrollable = { role: 'group', tabindex: 0 };

/** Shows entities of one kind. If the focused button disappears, the table gets the focus. */
export function Table<Entity>(props: TableProps<Entity>) {
  const { title, empty, entities, idOf, columns, actions } = props;
  const frame = useRef<HTMLDivElement>(null);
  const focused = document.activeElement;
  const focusedFrame = focused?.closest('.scroll');
  useLayoutEffect(() => {
    if (focusedFrame === frame.current && !focused?.isConnected) frame.current?.focus();
  });
  const isEmpty = entities.length === 0;
  const id = title.replaceAll(' ', '-');
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {isEmpty && <p class="empty">{empty}</p>}
      <div ref={frame} class="scroll" aria-labelledby={id} hidden={isEmpty} {...scrollable}>
        <table>
          <thead>
            <tr>
              {[...Object.keys(columns), ...(actions ? ['Action'] : [])].map((heading) => (
                <th key={heading} scope="col" class={heading === 'Action' ? 'actions' : ''}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {entities.map((entity) => (
              <tr key={idOf(entity)}>
                {Object.entries(columns).map(([heading, cellOf]) => (
                  <td key={heading}>{cellOf(entity)}</td>
                ))}
                {actions && <td class="actions">{actions(entity).map(createButton)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function createButton({ label, subject, run }: Action) {
  return (
    <button key={label} type="button" aria-label={`${label} ${subject}`} onClick={run}>
      {label}
    </button>
  );
}
