import { emptyContact } from '../../core/forms/contact-fields.tsx';
import type { LoginForm, SignUpForm } from './schemas.ts';

/** What was typed into the two forms that one toggles between. */
export interface Drafts {
  login: LoginForm;
  signup: SignUpForm;
}

export const emptyDrafts: Drafts = {
  login: { email: '', password: '' },
  signup: { name: '', email: '', password: '', confirmPassword: '', ...emptyContact },
};

/** Keeps what was typed into the login; its address goes along where none was typed yet. */
export function keepLogin({ signup }: Drafts, login: LoginForm): Drafts {
  return { login, signup: { ...signup, email: signup.email || login.email } };
}

/** The same for the sign-up. */
export function keepSignUp({ login }: Drafts, signup: SignUpForm): Drafts {
  return { signup, login: { ...login, email: login.email || signup.email } };
}
