/** Ends of the address that make the authority misbehave; without one it works. */
export const SCENARIOS = [
  /** It answers properly that it won't. */
  'rejection',
  /** A token for another request. */
  'wrong-nonce',
  /** A token over other bytes. */
  'wrong-imprint',
  /** A token whose signature does not hold. */
  'wrong-signature',
  /** A token by a certificate that is not for timestamps. */
  'wrong-purpose',
  /** Bytes that are no answer. */
  'broken',
  /** An answer without end. */
  'endless',
  /** No answer before the caller gives up. */
  'slow',
  /** 503. */
  'down',
] as const;
export type Scenario = (typeof SCENARIOS)[number];

export const isScenario = (text: string): text is Scenario => SCENARIOS.some((scenario) => scenario === text);
