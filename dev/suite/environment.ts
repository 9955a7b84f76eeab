/** Environment variables of a process. */
export type Environment = Record<string, string | undefined>;
