/** The emulator of a soak: its keys and how slow it is, against the patience of whoever asks. */
export const SOAK_TOSS = {
  prefix: '/toss',
  keys: { clientKey: 'test_ck_SOAK', secretKey: 'test_sk_SOAK' },
  slowMs: 900,
  limitMs: 600,
};
