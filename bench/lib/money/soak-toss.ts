/** The emulator's settings in a soak test: keys, delay and callers' timeout. */
export const SOAK_TOSS = {
  prefix: '/toss',
  keys: { clientKey: 'test_ck_SOAK', secretKey: 'test_sk_SOAK' },
  slowMs: 900,
  limitMs: 600,
};
