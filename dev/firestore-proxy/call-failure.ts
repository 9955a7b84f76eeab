/** gRPC codes of temporary failures. */
export const grpcStatus = {
  deadlineExceeded: 4,
  aborted: 10,
  internal: 13,
  unavailable: 14,
} as const;

type GrpcStatus = (typeof grpcStatus)[keyof typeof grpcStatus];

/** The faults of a call. Without a field, the call succeeds. */
export interface CallFailure {
  /** The code that refuses the call before it reaches the emulator. */
  refusedWith?: GrpcStatus;
  /** The code that replaces the answer of a call that succeeded in the emulator. */
  answerLostAs?: GrpcStatus;
}
