import { useState } from 'react';
import { Alert } from '../../components/notices/alert.tsx';
import { Button } from '../../components/button.tsx';
import { messages } from '../../core/auth/second-factor/content.ts';
import { authErrorCode } from '../../core/api/auth-error.ts';
import { notify } from '../../core/notices/notices.ts';
import {
  beginFactor,
  isSignInFresh,
  readFactors,
  removeFactor,
  type Factor,
  type NewFactor,
} from './api/second-factor.ts';
import { useRead } from '../lists/use-watched.ts';
import { FactorList } from './factor-list.tsx';
import { FactorSetup } from './factor-setup.tsx';
import { StaffLogin } from '../staff/staff-login.tsx';
import { WatchedView } from '../lists/watched-view.tsx';

type Step = 'list' | 'sign-in' | NewFactor;

/** Lists, adds and removes the account's authenticator apps. A change requires a recent login. */
export function SecondFactor() {
  const [changes, setChanges] = useState(0);
  return <Factors key={changes} onChanged={() => setChanges(changes + 1)} />;
}

function Factors({ onChanged }: { onChanged: () => void }) {
  const factors = useRead(readFactors);
  const [step, setStep] = useState<Step>('list');
  const [failure, setFailure] = useState<string>();

  const change = async (message: string, work: () => Promise<void>) => {
    setFailure(undefined);
    try {
      if (await isSignInFresh()) await work();
      else setStep('sign-in');
    } catch (error) {
      console.warn('Error changing a second factor', error);
      const code = authErrorCode(error);
      if (code === 'auth/requires-recent-login') setStep('sign-in');
      else setFailure(code === 'auth/unverified-email' ? messages.unverified : message);
    }
  };
  const add = () => change(messages.setupFailed, async () => setStep(await beginFactor()));
  const remove = ({ uid, name }: Factor) =>
    change(messages.removalFailed, async () => {
      await removeFactor(uid);
      notify('success', messages.removed(name));
      onChanged();
    });

  if (step === 'sign-in') {
    return (
      <section aria-label="Log in again" className="max-w-md">
        <p className="mb-6">{messages.signInAgain}</p>
        <StaffLogin onSignedIn={() => setStep('list')} />
      </section>
    );
  }
  if (step !== 'list') {
    return (
      <FactorSetup
        factor={step}
        onDone={() => {
          notify('success', messages.added);
          onChanged();
        }}
        onCancel={() => setStep('list')}
      />
    );
  }
  return (
    <div className="flex max-w-2xl flex-col items-start gap-6">
      {failure !== undefined && <Alert tone="danger">{failure}</Alert>}
      <WatchedView watched={factors} noun="second factors" height="h-24">
        {(all) => <FactorList factors={all} onRemove={remove} />}
      </WatchedView>
      <Button onClick={() => void add()}>Set up an authenticator app</Button>
    </div>
  );
}
