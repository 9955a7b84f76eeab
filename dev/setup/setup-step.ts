import type { Google } from '../google/google.ts';
import type { Answers } from './answers.ts';

export interface SetupContext {
  google: Google;
  answers: Answers;
  /** Contains the project's sources. */
  folder: string;
  say: (line: string) => void;
}

interface Goal {
  title: string;
  reason: string;
  /** Resolves to whether nothing is left to do. Runs before and after the work. */
  isDone: (context: SetupContext) => Promise<boolean>;
  /** What a person can do if Google refuses. The setup then goes on. Undefined if it can't go on. */
  otherwise?: string;
}

/** What a person does in the console. */
interface WorkByHand {
  link: string;
  press: string;
  /** What the person must see afterwards. */
  see: string;
}

export type SetupStep = Goal &
  (
    | { work: (context: SetupContext) => Promise<void> }
    | { byHand: (projectId: string) => WorkByHand }
  );
