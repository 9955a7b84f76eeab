import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseEnv } from 'node:util';
import { Problem } from '../suite/problem.ts';

export interface Question {
  name: string;
  text: string;
  /** Used for an empty answer. */
  fallback?: string;
  isSecret?: boolean;
  /** Returns what is wrong with an answer. */
  problemOf?: (answer: string) => string | undefined;
}

export interface Answers {
  /** Resolves to the answer of the file, or else of the person. Throws a Problem if there is neither. */
  ask: (question: Question) => Promise<string>;
}

/** Reads answers from a file of `NAME=value` lines, and asks on the terminal for the others. */
export async function readAnswers(file: string | undefined): Promise<Answers> {
  const given = file === undefined ? {} : parseEnv(await readText(file));
  return {
    async ask(question) {
      const { name, fallback, problemOf } = question;
      for (;;) {
        const known = given[name];
        if (known === undefined && !process.stdin.isTTY) {
          throw new Problem(
            `${name} has no answer. Run the command in a terminal, or add it to the file of --answers (see dev/setup/answers.example).`,
          );
        }
        const entered = (known ?? (await askPerson(question))).trim();
        const answer = entered === '' ? (fallback ?? '') : entered;
        const isMissing = answer === '' && fallback === undefined;
        const problem = isMissing ? 'Enter an answer.' : problemOf?.(answer);
        if (problem === undefined) return answer;
        if (known !== undefined) throw new Problem(`${file}: ${name}: ${problem}`);
        console.log(`  ${problem}`);
      }
    },
  };
}

async function askPerson({ text, fallback, isSecret = false }: Question): Promise<string> {
  const hints = [...(fallback ? [fallback] : []), ...(isSecret ? ['not shown'] : [])];
  process.stdout.write(hints.length === 0 ? `${text} ` : `${text} [${hints.join(', ')}] `);
  const output = isSecret ? new Writable({ write: (_, __, done) => done() }) : process.stdout;
  const lines = createInterface({ input: process.stdin, output, terminal: isSecret });
  lines.once('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  const ended = once(lines, 'close').then(() => {
    throw new Problem('No answer was entered. Run the same command again. It goes on here.');
  });
  try {
    return await Promise.race([lines.question(''), ended]);
  } finally {
    ended.catch(() => {});
    lines.close();
    if (isSecret) console.log();
  }
}

function readText(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => {
    throw new Problem(`${file} can't be read.`);
  });
}
