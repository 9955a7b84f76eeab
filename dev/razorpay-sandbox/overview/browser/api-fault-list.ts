import { element } from '../../../http/browser/element.ts';
import type { ApiFault } from '../../faults/switches.ts';
import { addFields, field, readFields, showFields } from './fields.ts';
import { apiFaultFields } from './switch-fields.ts';

/** Enables the button that adds a fault. */
export function listenToApiFaults(): void {
  const add = element('add-fault', HTMLButtonElement);
  add.addEventListener('click', () => {
    const item = addItem({ operation: 'create-order', answer: 503, work: 'not-done', times: 1 });
    field(item, 'operation').focus();
  });
}

export function showApiFaults(faults: readonly ApiFault[]): void {
  element('api-faults', HTMLElement).replaceChildren();
  for (const fault of faults) addItem(fault);
  showWhetherEmpty();
}

export function readApiFaults(): ApiFault[] {
  return items().map((item) => {
    const { times, ms, ...others } = readFields(item, apiFaultFields);
    return {
      ...others,
      work: doneBox(item).checked ? 'done' : 'not-done',
      times: times ?? 'all',
      ms: field(item, 'ms').disabled ? undefined : (ms ?? undefined),
    };
  });
}

function addItem({ work, times, ...others }: ApiFault): Element {
  const { content } = element('api-fault', HTMLTemplateElement);
  const item = content.querySelector('li')?.cloneNode(true);
  const fields = item instanceof HTMLElement ? item.querySelector('.fields') : null;
  if (!(item instanceof HTMLElement) || !fields) throw new Error('The template holds no fault.');
  addFields(fields, apiFaultFields);
  showFields(item, { ...others, times: times === 'all' ? null : times });
  doneBox(item).checked = work === 'done';
  const allowMs = (): void => {
    field(item, 'ms').disabled = field(item, 'answer').value !== 'hang';
  };
  allowMs();
  field(item, 'answer').addEventListener('change', allowMs);
  item.querySelector('button')?.addEventListener('click', () => {
    item.remove();
    showWhetherEmpty();
    element('add-fault', HTMLButtonElement).focus();
  });
  element('api-faults', HTMLElement).append(item);
  showWhetherEmpty();
  return item;
}

function doneBox(item: Element): HTMLInputElement {
  const box = field(item, 'work');
  if (!(box instanceof HTMLInputElement)) throw new Error('The field work is no checkbox.');
  return box;
}

function items(): Element[] {
  return [...element('api-faults', HTMLElement).children];
}

function showWhetherEmpty(): void {
  element('no-api-faults', HTMLElement).hidden = items().length > 0;
}
