import { emptyCompany } from '../../core/forms/company-fields.tsx';
import { emptyContact } from '../../core/forms/contact-fields.tsx';
import type { LoginForm } from '../../core/forms/login-schema.ts';
import type { SignUpForm } from './schemas.ts';

export interface Drafts {
  login: LoginForm;
  signup: SignUpForm;
}

export const emptyDrafts: Drafts = {
  login: { email: '', password: '' },
  signup: {
    name: '',
    email: '',
    password: '',
    confirmPassword: '',
    ...emptyContact,
    ...emptyCompany,
  },
};

export function keepLogin({ signup }: Drafts, login: LoginForm): Drafts {
  return { login, signup: { ...signup, email: signup.email || login.email } };
}

export function keepSignUp({ login }: Drafts, signup: SignUpForm): Drafts {
  return { signup, login: { ...login, email: login.email || signup.email } };
}
