import { expect, it } from 'vitest';
import { attentionSentences } from './attention-sentences.ts';

it.each(Object.entries(attentionSentences))('what to do about %s names no command', (_, said) => {
  expect(Object.values(said).join(' ')).not.toContain('npm run');
});
