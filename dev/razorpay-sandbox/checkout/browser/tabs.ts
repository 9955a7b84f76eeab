import { element } from '../../../http/browser/element.ts';

const methods = ['card', 'upi'] as const;
export type Method = (typeof methods)[number];

/** Shows the panel of one payment method. */
export function selectMethod(selected: Method): void {
  for (const method of methods) {
    const isSelected = method === selected;
    const tab = methodTab(method);
    tab.ariaSelected = String(isSelected);
    tab.tabIndex = isSelected ? 0 : -1;
    element(`${method}-panel`, HTMLElement).hidden = !isSelected;
  }
}

/** Adds the listeners for clicks and arrow keys. */
export function listenToTabs(): void {
  for (const method of methods) {
    methodTab(method).addEventListener('click', () => selectMethod(method));
    methodTab(method).addEventListener('keydown', ({ key }) => {
      if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
      const other = method === 'card' ? 'upi' : 'card';
      selectMethod(other);
      methodTab(other).focus();
    });
  }
}

function methodTab(method: Method): HTMLButtonElement {
  return element(`${method}-tab`, HTMLButtonElement);
}
