import { serviceOf } from '@shared/accounts/staff-sign-in.ts';
import { texts, methodNames } from './sign-in-content.ts';
import type { Staff } from '../staff/staff.ts';
import { FactorMissing } from './factor-missing.tsx';
import { Refused } from './refused.tsx';
import { SignIn } from './sign-in.tsx';

export function RefusedApp({ staff }: { staff: Extract<Staff, { status: 'refused' }> }) {
  switch (staff.refusal) {
    case 'not-staff':
      return <Refused email={staff.email} />;
    case 'shift-over':
      return <SignIn reason={texts.shiftOver} />;
    case 'other-method': {
      const named = staff.methods.map(serviceOf).map((service) => methodNames[service] ?? service);
      return <SignIn reason={texts.otherMethod(named.join(' or '))} />;
    }
    case 'second-factor-missing':
      return <FactorMissing />;
  }
}
