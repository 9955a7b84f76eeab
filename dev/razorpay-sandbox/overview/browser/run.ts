import { element } from '../../../http/browser/element.ts';
import { sentenceOf } from './commands.ts';

/** A success message covers a part of the page, so it disappears after this time. */
const successMs = 8000;

let isBusy = false;
let clearing: ReturnType<typeof setTimeout> | undefined;

/** Runs one command at a time, and shows its result or the reason why it failed. */
export async function run(work: () => Promise<string>): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  tell('status', 'Working…');
  try {
    tell('status', await work());
    clearing = setTimeout(() => tell('status', ''), successMs);
  } catch (error) {
    tell('problem', sentenceOf(error));
  } finally {
    isBusy = false;
  }
}

function tell(place: 'status' | 'problem', sentence: string): void {
  clearTimeout(clearing);
  for (const id of ['status', 'problem']) {
    element(id, HTMLElement).textContent = id === place ? sentence : '';
  }
}
