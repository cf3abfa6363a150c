/** Ends of the address that make the authority misbehave. Without one, it works. */
export const SCENARIOS = [
  /** A valid answer that rejects the request. */
  'rejection',
  /** A token for another request. */
  'wrong-nonce',
  /** A token over other bytes. */
  'wrong-imprint',
  /** A token with an invalid signature. */
  'wrong-signature',
  /** A token signed with a certificate that is not for timestamps. */
  'wrong-purpose',
  /** Bytes that are not an answer. */
  'broken',
  /** An answer that never ends. */
  'endless',
  /** No answer before the caller gives up. */
  'slow',
  /** Status 503. */
  'down',
] as const;
export type Scenario = (typeof SCENARIOS)[number];

export const isScenario = (text: string): text is Scenario => SCENARIOS.some((scenario) => scenario === text);
