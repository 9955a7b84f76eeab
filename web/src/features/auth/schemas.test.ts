import { describe, expect, it } from 'vitest';
import {
  detailsSchema,
  linkSchema,
  lockedDetailsSchema,
  loginSchema,
  signUpSchema,
} from './schemas.ts';

const signUp = {
  name: 'Asha Example',
  email: 'asha@example.com',
  phone: '+91 90000 00000',
  password: 'correct horse',
  confirmPassword: 'correct horse',
  address: '1 Example Road',
  country: 'India',
  state: 'Haryana',
  city: 'Gurugram',
};

function withPassword(password: string) {
  return { ...signUp, password, confirmPassword: password };
}

function problems(
  schema: Pick<
    typeof signUpSchema | typeof loginSchema | typeof detailsSchema | typeof linkSchema,
    'safeParse'
  >,
  form: object,
) {
  const { error } = schema.safeParse(form);
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
}

describe('the sign-up form', () => {
  it('accepts a complete form and trims it', () => {
    expect(
      signUpSchema.parse({ ...signUp, name: '  Asha Example ', email: ' asha@example.com ' }),
    ).toEqual(signUp);
  });

  it.each(Object.keys(signUp))('requires %s', (field) => {
    expect(problems(signUpSchema, { ...signUp, [field]: '' })).toHaveProperty([field]);
  });

  it.each(['name', 'phone', 'address'])('rejects white space as %s', (field) => {
    expect(problems(signUpSchema, { ...signUp, [field]: '   ' })).toHaveProperty([field]);
  });

  it('requires equal passwords, white space included', () => {
    expect(problems(signUpSchema, { ...signUp, confirmPassword: 'correct horse ' })).toEqual({
      confirmPassword: 'Passwords do not match.',
    });
  });

  it('reports different passwords even if other fields are empty', () => {
    expect(problems(signUpSchema, { ...signUp, name: '', confirmPassword: 'other' })).toMatchObject(
      {
        confirmPassword: 'Passwords do not match.',
      },
    );
  });

  it.each(['abc', '12345', '+91 call me'])('refuses %s as a phone number', (phone) => {
    expect(problems(signUpSchema, { ...signUp, phone })).toEqual({
      phone: 'Please enter a phone number with 6 to 15 digits.',
    });
  });

  it('reports an empty phone number only as missing', () => {
    const { error } = signUpSchema.safeParse({ ...signUp, phone: ' ' });
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'Please enter your phone number.',
    ]);
  });

  it.each(['asha', 'asha@', '@example.com', 'a b@example.com'])(
    'refuses %s as an address',
    (email) => {
      expect(problems(signUpSchema, { ...signUp, email })).toHaveProperty(['email']);
    },
  );
});

describe.each([
  ['the sign-up form', signUpSchema],
  ['the form that links a guest', linkSchema],
])('%s', (_, schema) => {
  it('accepts ten characters and reports fewer only as too short', () => {
    expect(problems(schema, withPassword('0123456789'))).toEqual({});
    const { error } = schema.safeParse(withPassword('012345678'));
    expect(error?.issues.map(({ message }) => message)).toEqual(['This password is too short.']);
  });

  it('reports an empty password only as missing', () => {
    const { error } = schema.safeParse({ ...signUp, password: '', confirmPassword: '' });
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'Please choose a password.',
      'Please repeat the password.',
    ]);
  });
});

describe('the login form', () => {
  it('accepts a password of any length', () => {
    expect(problems(loginSchema, { email: signUp.email, password: 'x' })).toEqual({});
  });

  it('requires both fields', () => {
    expect(Object.keys(problems(loginSchema, { email: '', password: '' }))).toEqual([
      'email',
      'password',
    ]);
  });
});

describe('the details form', () => {
  it('accepts an empty email address, but not an incomplete one', () => {
    expect(problems(detailsSchema, { ...signUp, email: '' })).toEqual({});
    expect(problems(detailsSchema, { ...signUp, email: 'asha@' })).toHaveProperty(['email']);
  });

  it.each(['name', 'phone', 'address', 'country', 'state', 'city'])('requires %s', (field) => {
    expect(problems(detailsSchema, { ...signUp, [field]: '' })).toHaveProperty([field]);
  });

  it('does not check a locked address', () => {
    expect(problems(lockedDetailsSchema, { ...signUp, email: 'asha@intranet' })).toEqual({});
  });
});

describe('the form that links a guest', () => {
  const link = {
    email: 'asha@example.com',
    password: 'correct horse',
    confirmPassword: 'correct horse',
  };

  it.each(Object.keys(link))('requires %s', (field) => {
    expect(problems(linkSchema, { ...link, [field]: '' })).toHaveProperty([field]);
  });

  it('requires equal passwords', () => {
    expect(problems(linkSchema, { ...link, confirmPassword: 'other' })).toEqual({
      confirmPassword: 'Passwords do not match.',
    });
  });
});
