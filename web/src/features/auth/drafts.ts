import { emptyCompany } from '../../core/forms/company-fields.tsx';
import { emptyContact } from '../../core/forms/contact-fields.tsx';
import type { LoginForm } from '../../core/forms/login-schema.ts';
import { sessionStore } from '../../core/session/session.ts';
import type { SignUpForm } from './schemas.ts';

export interface Drafts {
  login: LoginForm;
  signup: SignUpForm;
}

const emptyLogin: LoginForm = { email: '', password: '' };
const noPasswords = { password: '', confirmPassword: '' };
const emptySignUp: SignUpForm = {
  name: '',
  email: '',
  ...noPasswords,
  ...emptyContact,
  ...emptyCompany,
};

/** What the visitor has typed in the sign-up form, without passwords. */
let typedSignUp = emptySignUp;

/** Keeps the input while the dialog is closed. It lasts until the visitor signs up, logs in or closes the page. */
export function keepTypedSignUp(signup: SignUpForm): void {
  typedSignUp = { ...signup, ...noPasswords };
}

sessionStore.subscribe(() => {
  typedSignUp = emptySignUp;
});

/** Returns the drafts of a dialog that opens. */
export function initialDrafts(): Drafts {
  return { login: emptyLogin, signup: typedSignUp };
}

export function keepLogin({ signup }: Drafts, login: LoginForm): Drafts {
  return { login, signup: { ...signup, email: signup.email || login.email } };
}

export function keepSignUp({ login }: Drafts, signup: SignUpForm): Drafts {
  return { signup, login: { ...login, email: login.email || signup.email } };
}
