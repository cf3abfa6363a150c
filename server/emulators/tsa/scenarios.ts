/** Ends of URLs that cause failures. Without one, the authority works. */
export const SCENARIOS = [
  /** A valid response that rejects the request. */
  'rejection',
  'wrong-nonce',
  'wrong-imprint',
  'wrong-signature',
  /** A token signed with a certificate that isn't for timestamps. */
  'wrong-purpose',
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
