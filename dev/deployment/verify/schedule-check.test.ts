import { describe, expect, it } from 'vitest';
import { googleThatAnswers } from './google-that-answers.ts';
import { scheduleCheck } from './schedule-check.ts';

describe('the check of the schedules', () => {
  const declared = {
    params: [],
    endpoints: {
      locations: { httpsTrigger: {} },
      sendEmails: { scheduleTrigger: { schedule: 'every 5 minutes' } },
    },
  };
  const job = {
    name: 'projects/the-site/locations/asia-south1/jobs/firebase-schedule-sendEmails-asia-south1',
    schedule: 'every 5 minutes',
    state: 'ENABLED',
    status: {},
  };

  it.each([
    [[job], 'right', '1 such jobs'],
    [[], 'wrong', 'sendEmails has no job'],
    [[{ ...job, state: 'PAUSED' }], 'wrong', 'sendEmails is PAUSED'],
    [[{ ...job, schedule: 'every 1 hours' }], 'wrong', 'sendEmails runs every 1 hours instead'],
    [[{ ...job, status: { code: 7 } }], 'wrong', 'failed in its last run (code 7)'],
  ])('judges the jobs %j as %s', async (jobs, verdict, got) => {
    const check = scheduleCheck(
      declared,
      'asia-south1',
      googleThatAnswers(() => ({ jobs })),
    );
    expect(await check.observe()).toEqual({ verdict, got: expect.stringContaining(got) });
  });
});
