import { createStore } from '../../lib/store.ts';

export type ContactTab = 'message' | 'payment';

export const contactTabStore = createStore<ContactTab>('message');
