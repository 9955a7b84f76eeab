import { portfolioSizes } from '@shared/messages/contact-messages.ts';
import { describe, expect, it } from 'vitest';
import { messageSchema } from './message-schema.ts';

const message = {
  firstName: 'Asha',
  lastName: 'Example',
  email: 'asha@example.com',
  message: 'First line\n\nSecond line',
};

describe('the message form', () => {
  it('accepts a complete message, keeps its lines and trims it', () => {
    const input = { ...message, firstName: ' Asha ', message: `\n${message.message}  ` };
    expect(messageSchema.parse(input)).toEqual(message);
  });

  it.each(Object.keys(message))('requires %s', (field) => {
    for (const empty of ['', '  ']) {
      expect(fieldsWithProblems({ ...message, [field]: empty })).toContain(field);
    }
  });

  it('accepts details of the organisation and omits empty ones', () => {
    const given = { company: ' Example Bank ', jobTitle: '', portfolioSize: '', region: 'Europe' };
    expect(messageSchema.parse({ ...message, ...given })).toEqual({
      ...message,
      company: 'Example Bank',
      region: 'Europe',
    });
    expect(messageSchema.parse({ ...message, company: ' \n' })).toEqual(message);
    const portfolioSize = portfolioSizes[2];
    expect(messageSchema.parse({ ...message, portfolioSize })).toEqual({
      ...message,
      portfolioSize,
    });
  });

  it.each([
    ['firstName', 'x'.repeat(101)],
    ['lastName', 'x'.repeat(101)],
    ['email', `${'x'.repeat(320)}@example.com`],
    ['email', 'asha@'],
    ['message', 'x'.repeat(5001)],
    ['company', 'x'.repeat(101)],
    ['jobTitle', 'x'.repeat(101)],
    ['region', 'x'.repeat(101)],
    ['portfolioSize', 'Three cases'],
  ])('rejects a %s that the database would reject', (field, value) => {
    expect(fieldsWithProblems({ ...message, [field]: value })).toEqual([field]);
  });
});

function fieldsWithProblems(form: object): string[] {
  const { error } = messageSchema.safeParse(form);
  return [...new Set((error?.issues ?? []).map(({ path }) => path.join('.')))];
}
