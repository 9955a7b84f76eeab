import { element } from '../../../http/browser/element.ts';

const views = ['loading', 'refusal', 'methods', 'bank', 'leaving'] as const;
export type View = (typeof views)[number];

/** The element that gets the focus when a view opens; otherwise the dialog gets it. */
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

/** Shows why the payment failed; an empty text removes the message. */
export function showFailure(description: string): void {
  element('failure', HTMLElement).textContent = description;
}
