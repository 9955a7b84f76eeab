import { element } from '../../../http/browser/element.ts';
import { sentenceOf } from './commands.ts';

/** How long a success is told; it lies over the page. */
const tellMs = 8000;

let isBusy = false;
let clearing: ReturnType<typeof setTimeout> | undefined;

/** Runs one command at a time, and tells what came of it: a sentence, or why it failed. */
export async function run(work: () => Promise<string>): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  tell('status', 'Working…');
  try {
    tell('status', await work());
    clearing = setTimeout(() => tell('status', ''), tellMs);
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
