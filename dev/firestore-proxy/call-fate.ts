/** The gRPC codes of temporary failures. */
export const grpcStatus = {
  deadlineExceeded: 4,
  aborted: 10,
  internal: 13,
  unavailable: 14,
} as const;

type GrpcStatus = (typeof grpcStatus)[keyof typeof grpcStatus];

/** The faults of a call; none if it is empty. */
export interface CallFate {
  /** Refuses the call with this code before it reaches the emulator. */
  refusedWith?: GrpcStatus;
  /** Loses the answer of a call that succeeded in the emulator; the caller sees this code. */
  answerLostAs?: GrpcStatus;
}
