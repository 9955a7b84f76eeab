import { messages } from '../../core/auth/second-factor/content.ts';
import { authErrorCode } from '../../core/api/auth-error.ts';
import { codeFailure } from '../../core/auth/second-factor/code-failure.ts';
import { CodeForm } from '../../core/auth/second-factor/code-form.tsx';
import type { NewFactor } from './api/second-factor.ts';

interface FactorSetupProps {
  factor: NewFactor;
  onDone: () => void;
  onCancel: () => void;
}

export function FactorSetup({ factor, onDone, onCancel }: FactorSetupProps) {
  const confirm = async (code: string): Promise<string | undefined> => {
    try {
      await factor.confirm(code);
    } catch (error) {
      console.warn('Error adding a second factor', error);
      const refused = authErrorCode(error);
      if (refused === 'auth/code-expired') return messages.setupTooLate;
      return codeFailure(refused) ?? messages.setupFailed;
    }
    onDone();
    return undefined;
  };
  return (
    <section aria-labelledby="new-factor" className="flex max-w-md flex-col gap-5">
      <h2 id="new-factor" className="text-xl">
        Set up an authenticator app
      </h2>
      <p>
        On this device, <a href={factor.link}>open your authenticator app</a>. If the app is on
        another device, add an account there and enter this key:
      </p>
      <p className="font-mono text-lg wrap-anywhere" translate="no">
        {grouped(factor.secret)}
      </p>
      <p>Then enter the code that the app shows.</p>
      <CodeForm submitLabel="Add app" busyLabel="Adding..." onCode={confirm} onCancel={onCancel} />
    </section>
  );
}

/** Returns the secret in groups of four, which are easy to type. Authenticator apps ignore the spaces. */
function grouped(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
