/** gRPC codes with which a database says that it could not do it this time. */
export const grpcStatus = {
  deadlineExceeded: 4,
  aborted: 10,
  internal: 13,
  unavailable: 14,
} as const;

type GrpcStatus = (typeof grpcStatus)[keyof typeof grpcStatus];

/** What happens to a call; nothing but the call itself when it is empty. */
export interface CallFate {
  /** How long the call takes on its way to the emulator, in ms. */
  delayMs?: number;
  /** Fails with this code and never reaches the emulator. */
  refusedWith?: GrpcStatus;
  /** Reaches the emulator; if it succeeds there, its answer gets lost and the caller sees this code. */
  answerLostAs?: GrpcStatus;
}
