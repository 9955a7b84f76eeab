import { element } from '../../../http/browser/element.ts';
import { apiAnswers, operations, type ApiFault } from '../../faults/switches.ts';
import { chosen, field, fillSelects, numberIn } from './fields.ts';

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
  return items().map((item) => ({
    operation: chosen(item, 'operation', ['any', ...operations]),
    answer: chosen(item, 'answer', apiAnswers),
    work: worksIn(item).checked ? 'done' : 'not-done',
    times: numberIn(item, 'times') ?? 'all',
    ms: field(item, 'ms').disabled ? undefined : (numberIn(item, 'ms') ?? undefined),
  }));
}

function addItem({ operation, answer, work, times, ms }: ApiFault): Element {
  const { content } = element('api-fault', HTMLTemplateElement);
  const item = content.querySelector('li')?.cloneNode(true);
  if (!(item instanceof HTMLElement)) throw new Error('The template holds no fault.');
  fillSelects(item);
  field(item, 'operation').value = operation;
  field(item, 'answer').value = String(answer);
  field(item, 'times').value = times === 'all' ? '' : String(times);
  field(item, 'ms').value = ms === undefined ? '' : String(ms);
  worksIn(item).checked = work === 'done';
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

function worksIn(item: Element): HTMLInputElement {
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
