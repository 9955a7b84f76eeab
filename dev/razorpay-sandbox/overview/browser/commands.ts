/** Runs work, which resolves to a sentence about its result, and shows the sentence or the failure. */
export type Run = (work: () => Promise<string>) => Promise<void>;

/** A refused command. Its message is the sandbox's sentence. */
export class Refusal extends Error {}

/** Sends a command to the control interface. */
export async function sendCommand<Result>(path: string, body: unknown = {}): Promise<Result> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Result & { message: string };
  if (!response.ok) throw new Refusal(answer.message);
  return answer;
}
