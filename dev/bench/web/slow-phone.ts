/** A phone on a slow mobile network: a quarter of this processor, 150 ms, 1.6 Mbit/s. */
export const slowdown = 4;
export const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
