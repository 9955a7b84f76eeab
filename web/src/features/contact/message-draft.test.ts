import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aStorage } from '../../../../tests/support/storage-stand-ins.ts';
import { dropDraft, hasDraft } from './saved-draft.ts';
import { saveDraft, readSavedInput } from './message-draft.ts';

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
const input = { ...blank, message: 'Please call me.', company: 'Example Bank' };

describe('the draft of a message', () => {
  beforeEach(() => vi.stubGlobal('sessionStorage', aStorage()));

  it("restores the input, not the form's initial text", () => {
    expect(readSavedInput('')).toEqual({});
    expect(hasDraft()).toBe(false);
    saveDraft({ blank, input });
    expect(hasDraft()).toBe(true);
    expect(readSavedInput('')).toEqual({ message: 'Please call me.', company: 'Example Bank' });
    dropDraft();
    expect(readSavedInput('')).toEqual({});
  });

  it('is replaced by a question about another topic', () => {
    const message = 'About order 7: when?';
    saveDraft({ blank: { ...blank, message: 'About order 7:' }, input: { ...input, message } });
    expect(readSavedInput('About order 7:')).toMatchObject({ message });
    expect(readSavedInput('')).toMatchObject({ message });
    expect(readSavedInput('About order 8:')).toEqual({ company: 'Example Bank' });
  });
});
