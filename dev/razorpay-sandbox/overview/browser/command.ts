/** A command that the sandbox refused; its message is the sandbox's sentence. */
class Refusal extends Error {}

/** Sends a command to the control interface. */
export async function command<Result>(path: string, body: unknown = {}): Promise<Result> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Result & { message: string };
  if (!response.ok) throw new Refusal(answer.message);
  return answer;
}

export function sentenceOf(error: unknown): string {
  return error instanceof Refusal ? error.message : 'The sandbox cannot be reached. Is it running?';
}
