import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aStorage } from '../../../../tests/support/storage-stand-ins.ts';
import { dropDraft, dropDraftsOfOthers, saveDraft, readDraft } from './drafts.ts';

beforeEach(() => void vi.stubGlobal('sessionStorage', aStorage()));
afterEach(() => void vi.unstubAllGlobals());

describe('a draft', () => {
  it('is kept for its account until it is discarded', () => {
    saveDraft('asha', 'reply', { note: 'Gladly.' });
    saveDraft('asha', 'refund', { amount: '7' });
    expect(readDraft('asha', 'reply')).toEqual({ note: 'Gladly.' });
    dropDraft('asha', 'reply');
    expect(readDraft('asha', 'reply')).toBeUndefined();
    expect(readDraft('asha', 'refund')).toEqual({ amount: '7' });
  });

  it('is removed when its fields are empty', () => {
    saveDraft('asha', 'reply', { note: 'Gladly.' });
    saveDraft('asha', 'reply', {});
    expect(readDraft('asha', 'reply')).toBeUndefined();
  });

  it('is never shown to another account, whose login or input removes it', () => {
    saveDraft('asha', 'reply', { note: 'Gladly.' });
    expect(readDraft('ravi', 'reply')).toBeUndefined();
    dropDraft('ravi', 'reply');
    dropDraftsOfOthers('asha');
    expect(readDraft('asha', 'reply')).toEqual({ note: 'Gladly.' });
    dropDraftsOfOthers('ravi');
    expect(sessionStorage).toHaveLength(0);
    saveDraft('asha', 'reply', { note: 'Gladly.' });
    saveDraft('ravi', 'reply', { note: 'No.' });
    expect(readDraft('asha', 'reply')).toBeUndefined();
  });
});

/**
 * These files keep no draft. They are parts of other forms, filters or selections. The login form never stores a
 * password.
 */
const withoutDrafts = [
  'actions/choice-list.tsx',
  'invoices/customer-email-field.tsx',
  'invoices/invoice-lines-field.tsx',
  'invoices/plan-lines-field.tsx',
  'messages/message-card.tsx',
  'pages/customers-page.tsx',
  'pages/messages-page.tsx',
  'pages/statement-page.tsx',
  'panel/search-dialog.tsx',
  'payables/payable-filters.tsx',
  'plans/plan-filters.tsx',
  'staff/staff-login.tsx',
];
const field =
  /<(form|input|textarea|select|TextInput|TextArea|PasswordInput|Select|Command\.Input)\b/;

it('each form of the panel keeps a draft or is listed as an exception', () => {
  const cwd = join(import.meta.dirname, '..');
  const files = globSync('**/*.tsx', { cwd, exclude: ['**/*.test.tsx'] });
  const found = files.filter((file) => {
    const text = readFileSync(join(cwd, file), 'utf8');
    return field.test(text) && !/\buseDraft\b/.test(text);
  });
  expect(found.toSorted()).toEqual(withoutDrafts);
});
