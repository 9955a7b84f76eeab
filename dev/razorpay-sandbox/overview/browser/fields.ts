import { optionLabels } from './option-labels.ts';

type Field = HTMLInputElement | HTMLSelectElement;

export function field(parent: ParentNode, name: string): Field {
  const found = parent.querySelector(`[name="${name}"]`);
  if (!(found instanceof HTMLInputElement || found instanceof HTMLSelectElement)) {
    throw new Error(`The page has no field ${name}.`);
  }
  return found;
}

/** The number in a field; null if the field is empty. */
export function numberIn(parent: ParentNode, name: string): number | null {
  const { value } = field(parent, name);
  return value === '' ? null : Number(value);
}

/** The value of `values` that is chosen in a select. */
export function chosen<Value extends string | number>(
  parent: ParentNode,
  name: string,
  values: readonly Value[],
): Value {
  const { value } = field(parent, name);
  const found = values.find((it) => String(it) === value);
  if (found === undefined) throw new Error(`The field ${name} offers ${value}.`);
  return found;
}

/** Adds the options to every select. */
export function fillSelects(parent: ParentNode): void {
  for (const select of parent.querySelectorAll('select')) {
    const options = Object.entries(optionLabels[select.name] ?? {});
    select.replaceChildren(...options.map(([value, label]) => new Option(label, value)));
  }
}
