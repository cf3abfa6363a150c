/** Ends of URLs that cause failures. Without one, the authority works. */
export const SCENARIOS = [
  /** A valid response that rejects the request. */
  'rejection',
  /** A token for another request. */
  'wrong-nonce',
  /** A token for other bytes. */
  'wrong-imprint',
  /** A token with an invalid signature. */
  'wrong-signature',
  /** A token signed with a certificate that isn't for timestamps. */
  'wrong-purpose',
  /** Bytes that aren't a timestamp response. */
  'broken',
  /** A response that never ends. */
  'endless',
  /** No response before the caller times out. */
  'slow',
  /** Status 503. */
  'down',
] as const;
export type Scenario = (typeof SCENARIOS)[number];

export const isScenario = (text: string): text is Scenario => SCENARIOS.some((scenario) => scenario === text);
