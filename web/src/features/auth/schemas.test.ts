import { describe, expect, it } from 'vitest';
import { loginSchema } from '../../core/forms/login-schema.ts';
import { detailsSchema, linkSchema, lockedDetailsSchema, signUpSchema } from './schemas.ts';

const details = {
  name: 'Asha Example',
  email: 'asha@example.com',
  phone: '+91 90000 00000',
  address: '1 Example Road',
  country: 'India',
  state: 'Haryana',
  city: 'Gurugram',
};
const optional = { postcode: '', company: '', gstin: '' };
const passwords = { password: 'correct horse', confirmPassword: 'correct horse' };
const signUp = { ...details, ...optional, ...passwords };
const link = { email: details.email, ...passwords };

const schemas = { signUpSchema, linkSchema, detailsSchema, lockedDetailsSchema, loginSchema };
type Name = keyof typeof schemas;

/** Returns the problems of a form that is complete except for one change, each with its field. */
function problems(name: Name, change: object): [string, string][] {
  const { error } = schemas[name].safeParse({ ...signUp, ...change });
  return (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
}

it('a complete sign-up is trimmed', () => {
  const input = { ...signUp, name: '  Asha Example ', email: ' asha@example.com ' };
  expect(signUpSchema.parse(input)).toEqual(signUp);
});

describe.each([
  ['signUpSchema', { ...details, ...passwords }],
  ['linkSchema', link],
  ['detailsSchema', { ...details, email: undefined }],
  ['loginSchema', { email: details.email, password: 'x' }],
] as const)('%s', (name, form) => {
  const required = Object.entries(form).filter(([, value]) => value !== undefined);

  it.each(required)('requires %s, and white space is not enough', (field) => {
    for (const empty of field.toLowerCase().includes('password') ? [''] : ['', '   ']) {
      expect(problems(name, { [field]: empty })).toContainEqual([field, expect.any(String)]);
    }
  });
});

const short = 'This password is too short.';
const wrongPinCode: [string, string] = [
  'postcode',
  'Please enter the 6 digits of your PIN code, like 122002.',
];
const differs = 'Passwords do not match.';
const withPassword = (password: string) => ({ password, confirmPassword: password });

it.each<[Name, object, [string, string][]]>([
  ['loginSchema', { password: 'x' }, []],
  ['detailsSchema', { email: '' }, []],
  ['lockedDetailsSchema', { email: 'asha@intranet' }, []],
  ...(['signUpSchema', 'linkSchema'] as const).flatMap(
    (name): [Name, object, [string, string][]][] => [
      [name, withPassword('0123456789'), []],
      [name, withPassword('012345678'), [['password', short]]],
      [
        name,
        withPassword(''),
        [
          ['password', 'Please enter a password.'],
          ['confirmPassword', 'Please enter the password again.'],
        ],
      ],
      [name, { confirmPassword: 'correct horse ' }, [['confirmPassword', differs]]],
    ],
  ),
  ...(['signUpSchema', 'detailsSchema', 'lockedDetailsSchema'] as const).map(
    (name): [Name, object, [string, string][]] => [name, { postcode: '12345' }, [wrongPinCode]],
  ),
  [
    'signUpSchema',
    { postcode: '12345', ...withPassword('') },
    [
      ['password', 'Please enter a password.'],
      ['confirmPassword', 'Please enter the password again.'],
      wrongPinCode,
    ],
  ],
  ['signUpSchema', { phone: ' ' }, [['phone', 'Please enter your phone number.']]],
  ...['abc', '12345', '+91 call me'].map((phone): [Name, object, [string, string][]] => [
    'signUpSchema',
    { phone },
    [['phone', 'Please enter one phone number with 6 to 15 digits and no letters.']],
  ]),
])('%s reports for %j: %j', (name, change, said) => {
  expect(problems(name, change)).toEqual(said);
});

it('different passwords are reported even if other fields are empty', () => {
  const said = problems('signUpSchema', { name: '', confirmPassword: 'other' });
  expect(said).toContainEqual(['confirmPassword', differs]);
});

it.each(['asha', 'asha@', '@example.com', 'a b@example.com'])('%s is not an address', (email) => {
  for (const name of ['signUpSchema', 'detailsSchema'] as const) {
    expect(problems(name, { email }).map(([field]) => field)).toEqual(['email']);
  }
});
