import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aStorage } from '../../../../tests/support/storage-stand-ins.ts';
import { dropDraft, hasDraft } from './kept-draft.ts';
import { keepDraft, typedBefore } from './message-draft.ts';

const blank = {
  firstName: 'Asha',
  lastName: '',
  email: '',
  message: '',
  company: '',
  jobTitle: '',
  portfolioSize: '',
  region: '',
} as const;
const typed = { ...blank, message: 'Please call me.', company: 'Example Bank' };

describe('the draft of a message', () => {
  beforeEach(() => vi.stubGlobal('sessionStorage', aStorage()));

  it("restores the input, not the form's initial text", () => {
    expect(typedBefore('')).toEqual({});
    expect(hasDraft()).toBe(false);
    keepDraft({ blank, typed });
    expect(hasDraft()).toBe(true);
    expect(typedBefore('')).toEqual({ message: 'Please call me.', company: 'Example Bank' });
    dropDraft();
    expect(typedBefore('')).toEqual({});
  });

  it('is replaced by a question about another topic', () => {
    const message = 'About order 7: when?';
    keepDraft({ blank: { ...blank, message: 'About order 7:' }, typed: { ...typed, message } });
    expect(typedBefore('About order 7:')).toMatchObject({ message });
    expect(typedBefore('')).toMatchObject({ message });
    expect(typedBefore('About order 8:')).toEqual({ company: 'Example Bank' });
  });
});
