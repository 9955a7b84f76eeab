import { useState } from 'react';
import { security as texts } from '../../../content/account.ts';
import { confirmationMethods } from '../../../core/auth/confirm-identity.ts';
import { readEmailChange } from '../email-change.ts';
import { ChangeEmailForm } from './change-email-form.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { FormRow } from './form-row.tsx';
import { MethodsRow } from './methods-row.tsx';
import { SecurityRow } from './security-row.tsx';
import { SessionsRow } from './sessions-row.tsx';

interface AccountSecurityProps {
  email: string;
  /** Called when all sessions of the account have ended. The session of this browser still looks active. */
  onSignedOutEverywhere: () => void;
}

const address = { id: 'account-email', title: texts.email.title };
const password = { id: 'account-password', title: texts.password.title };

/** Shows the security settings of a permanent account. Guests have none. */
export function AccountSecurity({ email, onSignedOutEverywhere }: AccountSecurityProps) {
  const [methods] = useState(confirmationMethods);
  return (
    <section
      aria-labelledby="account-security"
      className="rounded-base border border-line bg-surface-raised p-5 shadow-soft sm:p-8"
    >
      <h2 id="account-security" className="mb-6 text-lg">
        {texts.title}
      </h2>
      <div className="divide-y divide-line">
        {methods.password ? (
          <>
            <FormRow
              {...address}
              text={email}
              waiting={() => {
                const newEmail = readEmailChange(email);
                return newEmail && texts.email.waits(newEmail);
              }}
              label={texts.email.change}
              Form={ChangeEmailForm}
              email={email}
            />
            <FormRow
              {...password}
              text={texts.password.why}
              label={texts.password.change}
              Form={ChangePasswordForm}
              email={email}
            />
          </>
        ) : (
          <>
            <SecurityRow {...address} text={`${email}. ${texts.email.ofGoogle}`} />
            <SecurityRow {...password} text={texts.password.ofGoogle} />
          </>
        )}
        <MethodsRow email={email} onEnded={onSignedOutEverywhere} />
        <SessionsRow onEnded={onSignedOutEverywhere} />
      </div>
    </section>
  );
}
