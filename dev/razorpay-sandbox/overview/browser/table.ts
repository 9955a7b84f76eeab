import { element } from '../../../http/browser/element.ts';

export interface Row {
  cells: readonly string[];
  /** Buttons in the last column; their names are told apart by the id of what the row shows. */
  actions?: readonly Action[];
}

export interface Action {
  label: string;
  subject: string;
  run: () => Promise<void> | void;
}

/** Shows the rows. A button that had the focus keeps it, or leaves it to the table when it is gone. */
export function fillTable(id: string, rows: readonly Row[]): void {
  const table = element(id, HTMLTableElement);
  const body = table.tBodies[0];
  const frame = table.parentElement;
  if (!body || !frame) throw new Error(`The table ${id} has no body or no frame.`);
  const focused = body.contains(document.activeElement)
    ? document.activeElement?.getAttribute('aria-label')
    : undefined;
  body.replaceChildren(...rows.map(rowElement));
  const isEmpty = rows.length === 0;
  frame.hidden = isEmpty;
  frame.parentElement?.querySelector('.empty')?.toggleAttribute('hidden', !isEmpty);
  if (focused === undefined) return;
  const buttons = [...body.querySelectorAll('button')];
  (buttons.find((it) => it.getAttribute('aria-label') === focused) ?? frame).focus();
}

function rowElement({ cells, actions }: Row): HTMLTableRowElement {
  const row = document.createElement('tr');
  for (const text of cells) row.insertCell().append(text);
  if (!actions) return row;
  const cell = row.insertCell();
  cell.className = 'actions';
  cell.append(...actions.map(actionButton));
  return row;
}

function actionButton({ label, subject, run }: Action): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.setAttribute('aria-label', `${label} ${subject}`);
  button.addEventListener('click', () => void run());
  return button;
}
