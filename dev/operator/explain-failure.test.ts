import { describe, expect, it, vi } from 'vitest';
import { ServerError } from '../../functions/shared/server-errors.ts';
import { ProviderRefusal } from '../../functions/src/platform/razorpay/refusals.ts';
import { Problem } from '../suite/problem.ts';
import { explainFailure } from './explain-failure.ts';

describe('explainFailure', () => {
  it.each([
    [new Error('Could not load the default credentials. Browse to …'), 'gcloud auth'],
    [Object.assign(new Error('7 PERMISSION_DENIED'), { code: 7 }), 'in the project some-project'],
    [Object.assign(new Error('14 UNAVAILABLE'), { code: 14 }), 'Google does not answer.'],
    [new ServerError('provider-unavailable'), 'Razorpay did not answer as it should.'],
    [new ProviderRefusal('refund-impossible', 'already refunded'), 'It says: already refunded'],
    [new ServerError('changed-meanwhile'), 'has changed since it was shown'],
  ])('says how to mend %s', (error, words) => {
    vi.stubEnv('GCLOUD_PROJECT', 'some-project');
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', undefined);
    const explained = explainFailure(error);
    expect(explained).toBeInstanceOf(Problem);
    expect((explained as Problem).message).toContain(words);
    vi.unstubAllEnvs();
  });

  it('names the local suite when that does not answer', () => {
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', 'localhost:8080');
    const error = Object.assign(new Error('14 UNAVAILABLE'), { code: 14 });
    expect((explainFailure(error) as Problem).message).toContain('npm start');
    vi.unstubAllEnvs();
  });

  it.each([new Error('a fault of ours'), 'text'])('leaves %s as it is', (error) =>
    expect(explainFailure(error)).toBe(error),
  );
});
