/** Environment variables, of this process or for another. */
export type Environment = Record<string, string | undefined>;
