/** One thing that only a deployed site can show. */
export interface Check {
  name: string;
  mustBe: string;
  observe: () => Promise<Observation>;
}

export interface Observation {
  /** What came back. */
  got: string;
  /** `unknown` if there is nothing to judge yet. */
  verdict: 'right' | 'wrong' | 'unknown';
}

export function observed(got: string, isRight: boolean): Observation {
  return { got, verdict: isRight ? 'right' : 'wrong' };
}

/** Judges by the faults that were found. Without any, `good` is what came back. */
export function judge(faults: readonly string[], good: string): Observation {
  return observed(faults.join('; ') || good, faults.length === 0);
}

/** What a check of the functions' log found. */
export const nothingYet: Observation = {
  got: 'no entry in the log of the last week. Run this command again in a minute: it makes one each time',
  verdict: 'unknown',
};
