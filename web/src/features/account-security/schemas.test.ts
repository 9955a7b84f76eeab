import { expect, it } from 'vitest';
import { changeEmailSchema, changePasswordSchema } from './schemas.ts';

const password = {
  currentPassword: 'correct horse',
  password: 'another horse',
  confirmPassword: 'another horse',
};

it('accepts another address, but not the current one in any letter case', () => {
  const schema = changeEmailSchema('asha@example.com');
  const parseEmail = (newEmail: string) => schema.safeParse({ newEmail, currentPassword: 'x' });
  expect(parseEmail(' new@example.com ').data).toMatchObject({ newEmail: 'new@example.com' });
  for (const wrong of ['asha@example.com', 'Asha@Example.com', 'asha@', '']) {
    expect(parseEmail(wrong).error?.issues[0]?.path).toEqual(['newEmail']);
  }
});

it.each([
  ['another password', {}, []],
  [
    'the current password',
    { password: 'correct horse', confirmPassword: 'correct horse' },
    ['password'],
  ],
  ['a short one', { password: 'horse', confirmPassword: 'horse' }, ['password']],
  ['two different ones', { confirmPassword: 'another house' }, ['confirmPassword']],
  ['none of the present one', { currentPassword: '' }, ['currentPassword']],
])('reports the error of %s at its field', (_, input, fields) => {
  const { error } = changePasswordSchema.safeParse({ ...password, ...input });
  expect((error?.issues ?? []).map(({ path }) => path[0])).toEqual(fields);
});
