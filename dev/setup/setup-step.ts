import type { Google } from '../google/google.ts';
import type { Answers } from './answers.ts';

export interface SetupContext {
  google: Google;
  answers: Answers;
  /** Contains the project's sources. */
  folder: string;
  say: (line: string) => void;
}

export interface SetupStep {
  title: string;
  reason: string;
  /** Resolves to whether nothing is left to do. Runs before and after the work. */
  isDone: (context: SetupContext) => Promise<boolean>;
  work: (context: SetupContext) => Promise<void>;
  /** What a person can do if Google refuses. The setup then goes on. Undefined if it can't go on. */
  otherwise?: string;
}

/** Work that only a person can do, in the console. */
export interface WorkByHand {
  link: string;
  press: string;
  /** What the person must see afterwards. */
  see: string;
}

/** Stops the setup until a person has done something. The same command then goes on. */
export class ByHand extends Error {
  readonly work: WorkByHand;

  constructor(work: WorkByHand) {
    super(work.press);
    this.work = work;
  }
}

export function leaveToPerson(work: WorkByHand): Promise<never> {
  return Promise.reject(new ByHand(work));
}
