import { element } from '../../../http/browser/element.ts';

/** A table of entities of one kind. */
export interface TableDefinition<Entity> {
  id: string;
  title: string;
  /** The sentence that replaces an empty table. */
  empty: string;
  /** The cell of each column, by the column's heading. */
  columns: Record<string, (entity: Entity) => string>;
  /** The buttons in the last column. */
  actions?: (entity: Entity) => Action[];
}

export interface Action {
  label: string;
  /** The id of the entity, which tells buttons of one label apart. */
  subject: string;
  run: () => Promise<void> | void;
}

/**
 * Shows the entities, in a new table the first time. A focused button keeps the focus; if it is
 * gone, the table gets the focus.
 */
export function showTable<Entity>(
  definition: TableDefinition<Entity>,
  entities: readonly Entity[],
): void {
  const section = document.querySelector(`#${definition.id}`) ?? addTable(definition);
  const frame = part(section, '.scroll');
  const body = part(section, 'tbody');
  const focused = body.contains(document.activeElement)
    ? document.activeElement?.getAttribute('aria-label')
    : undefined;
  body.replaceChildren(...entities.map((entity) => createRow(definition, entity)));
  frame.hidden = entities.length === 0;
  part(section, '.empty').hidden = !frame.hidden;
  if (focused === undefined) return;
  const buttons = [...body.querySelectorAll('button')];
  (buttons.find((it) => it.getAttribute('aria-label') === focused) ?? frame).focus();
}

function addTable<Entity>(definition: TableDefinition<Entity>): Element {
  const { id, title, empty, columns, actions } = definition;
  const { content } = element('table', HTMLTemplateElement);
  element('main', HTMLElement).append(content.cloneNode(true));
  const section = part(document, 'main > section:last-of-type');
  section.id = id;
  part(section, 'h2').id = `${id}-title`;
  part(section, 'h2').textContent = title;
  part(section, '.empty').textContent = empty;
  for (const named of [section, part(section, '.scroll')]) {
    named.setAttribute('aria-labelledby', `${id}-title`);
  }
  part(section, 'thead tr').append(
    ...[...Object.keys(columns), ...(actions ? ['Action'] : [])].map((heading) => {
      const cell = document.createElement('th');
      cell.scope = 'col';
      cell.textContent = heading;
      cell.classList.toggle('actions', heading === 'Action');
      return cell;
    }),
  );
  return section;
}

function createRow<Entity>(
  { columns, actions }: TableDefinition<Entity>,
  entity: Entity,
): HTMLTableRowElement {
  const row = document.createElement('tr');
  for (const cellText of Object.values(columns)) row.insertCell().append(cellText(entity));
  if (!actions) return row;
  const cell = row.insertCell();
  cell.className = 'actions';
  cell.append(...actions(entity).map(createButton));
  return row;
}

function createButton({ label, subject, run }: Action): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.setAttribute('aria-label', `${label} ${subject}`);
  button.addEventListener('click', () => void run());
  return button;
}

function part(parent: ParentNode, selector: string): HTMLElement {
  const found = parent.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}
