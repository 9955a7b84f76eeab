import { createStore } from '../lib/store.ts';

/** What a visitor who follows a link to the message form wants to write about; empty if no link says so. */
export const messageTopic = createStore('');
