/** Short, so that a developer sees the retries; the provider does not publish its own pauses. */
const firstDelay = 1000;
const retrySpan = 24 * 60 * 60 * 1000;

/**
 * Milliseconds until an event that has failed `attempts` times is sent again, undefined when that
 * would be more than 24 hours after the event. `age` is the event's, in milliseconds.
 */
export function retryDelay(attempts: number, age: number): number | undefined {
  const delay = firstDelay * 2 ** (attempts - 1);
  return age + delay <= retrySpan ? delay : undefined;
}
