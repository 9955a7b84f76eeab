import { expect, it, onTestFinished, vi } from 'vitest';
import { adoptEarlyInput, replayEarlyInput } from './early-input.ts';
import { recordEarlyInput } from './record-early-input.ts';

it('a press takes effect once in a part whose code runs, but which is still marked as dormant', () => {
  const part = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => part.remove());
  part.dataset['dormant'] = '';
  const button = part.appendChild(document.createElement('button'));
  const onPress = vi.fn<() => void>();
  button.addEventListener('click', onPress);
  adoptEarlyInput(recordEarlyInput());
  button.click();
  expect(onPress).not.toHaveBeenCalled();
  delete part.dataset['dormant'];
  replayEarlyInput();
  expect(onPress).toHaveBeenCalledOnce();
});
