import { SecondFactor } from '../security/second-factor.tsx';

export function SecurityPage() {
  return (
    <>
      <h1 className="text-2xl">Security</h1>
      <p className="mt-3 mb-8 max-w-2xl text-muted">
        With a second factor, a stolen password or Google session isn't enough to log in. Each login
        also needs a code from an authenticator app.
      </p>
      <SecondFactor />
    </>
  );
}
