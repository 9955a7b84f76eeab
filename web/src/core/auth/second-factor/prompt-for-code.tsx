import { FirebaseError } from 'firebase/app';
import {
  getMultiFactorResolver,
  TotpMultiFactorGenerator,
  type Auth,
  type MultiFactorError,
  type MultiFactorResolver,
  type UserCredential,
} from 'firebase/auth';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { messages } from './content.ts';
import { authErrorCode } from '../../api/auth-error.ts';
import { codeFailure } from './code-failure.ts';
import { CodeForm } from './code-form.tsx';

/** Goes on with a sign-in that lacks the second factor: asks for the code, above whatever the page shows. */
export function promptForCode(auth: Auth, error: unknown): Promise<UserCredential> {
  const resolver = getMultiFactorResolver(auth, error as MultiFactorError);
  const factor = resolver.hints.find(
    ({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID,
  );
  if (!factor) throw error;
  return new Promise((resolve, reject) => {
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container);
    root.render(
      <CodeDialog
        resolver={resolver}
        factorUid={factor.uid}
        onSignedIn={resolve}
        onCancel={() => reject(new FirebaseError('auth/user-cancelled', 'No code was typed.'))}
        onClosed={() => {
          root.unmount();
          container.remove();
        }}
      />,
    );
  });
}

interface CodeDialogProps {
  resolver: MultiFactorResolver;
  factorUid: string;
  onSignedIn: (credential: UserCredential) => void;
  onCancel: () => void;
  onClosed: () => void;
}

function CodeDialog({ resolver, factorUid, onSignedIn, onCancel, onClosed }: CodeDialogProps) {
  const [isOpen, setOpen] = useState(true);
  const cancel = () => {
    setOpen(false);
    onCancel();
  };
  const signIn = async (code: string): Promise<string | undefined> => {
    const assertion = TotpMultiFactorGenerator.assertionForSignIn(factorUid, code);
    try {
      onSignedIn(await resolver.resolveSignIn(assertion));
    } catch (error) {
      console.warn('Error signing in with a code', error);
      return messageOf(authErrorCode(error));
    }
    setOpen(false);
    return undefined;
  };
  return (
    <Dialog
      kind="question"
      open={isOpen}
      onOpenChange={(toOpen) => toOpen || cancel()}
      onClosed={onClosed}
      title={messages.codeTitle}
      description={messages.codeText}
    >
      <CodeForm submitLabel="Login" busyLabel="Logging in..." onCode={signIn} onCancel={cancel} />
    </Dialog>
  );
}

function messageOf(code: string): string {
  if (tooLate.has(code)) return messages.tooLate;
  return codeFailure(code) ?? messages.failed;
}

/** The sign-in, or the factor, is not there any more. */
const tooLate = new Set([
  'auth/invalid-multi-factor-session',
  'auth/multi-factor-info-not-found',
  'auth/code-expired',
]);
