import { createStore, useStore } from '../../lib/store.ts';

export type ContactTab = 'message' | 'payment';

const contactTabStore = createStore<ContactTab>('message');

export function useContactTab(): ContactTab {
  return useStore(contactTabStore);
}

export function showContactTab(tab: ContactTab): void {
  contactTabStore.set(tab);
}
