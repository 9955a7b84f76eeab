/** A refused request. Its message is the provider's sentence. */
class Refusal extends Error {}

/** Asks the provider; a body makes it a POST. */
export async function ask<Answer>(path: string, body?: object): Promise<Answer> {
  const response = await fetch(path, body && { method: 'POST', body: JSON.stringify(body) });
  const answer = (await response.json()) as Answer & { error: { description: string } };
  if (!response.ok) throw new Refusal(answer.error.description);
  return answer;
}

export function sentenceOf(error: unknown): string {
  return error instanceof Refusal ? error.message : 'The payment service cannot be reached.';
}
