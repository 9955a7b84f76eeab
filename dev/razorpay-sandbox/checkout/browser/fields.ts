import { element } from '../../../http/browser/element.ts';

export interface Check {
  id: string;
  /** The sentence at the field; undefined if its value is valid. */
  problem: string | undefined;
}

export function field(id: string): HTMLInputElement {
  return element(id, HTMLInputElement);
}

/** Shows each field's problem and focuses the first one. Returns true if there is no problem. */
export function areFine(checks: readonly Check[]): boolean {
  for (const { id, problem } of checks) {
    field(id).ariaInvalid = String(problem !== undefined);
    element(`${id}-error`, HTMLElement).textContent = problem ?? '';
  }
  const first = checks.find(({ problem }) => problem !== undefined);
  if (first) field(first.id).focus();
  return first === undefined;
}
