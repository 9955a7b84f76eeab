import { expect, it } from 'vitest';
import { Problem } from '../suite/problem.ts';
import { readTargets } from './read-targets.ts';

it('reads targets and parts of them', () => {
  expect(readTargets('firestore,functions:razorpayWebhook')).toEqual([
    'firestore',
    'functions:razorpayWebhook',
  ]);
});

it.each(['', 'firestore,', ',hosting', 'database', 'functions:', 'hosting --force'])(
  'refuses "%s", which could deploy more than requested',
  (only) => {
    expect(() => readTargets(only)).toThrow(Problem);
  },
);
