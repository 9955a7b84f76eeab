import { element } from '../../../http/browser/element.ts';

const views = ['loading', 'refusal', 'methods', 'bank', 'leaving'] as const;
export type View = (typeof views)[number];

/** Where focus goes when a view opens: the dialog itself, unless there is one thing to do. */
const firstStop: Partial<Record<View, string>> = {
  refusal: 'leave-refused',
  bank: 'otp',
  leaving: 'stay',
};

export function shownView(): View {
  return views.find((view) => !element(view, HTMLElement).hidden) ?? 'loading';
}

export function showView(shown: View): void {
  for (const view of views) element(view, HTMLElement).hidden = view !== shown;
  element(firstStop[shown] ?? 'dialog', HTMLElement).focus();
}

/** Says why the payment did not go through; an empty text takes the message away. */
export function showFailure(description: string): void {
  element('failure', HTMLElement).textContent = description;
}
