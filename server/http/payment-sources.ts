import type { Config } from '../config.ts';

/** What the payment window adds to the policy of a page. */
export type PaymentSources = {
  /** Where its script comes from, unless that is our own origin. */
  scriptOrigins: readonly string[];
  origins: readonly string[];
};

export function findPaymentSources({ publicUrl, appOrigins, toss }: Pick<Config, 'publicUrl' | 'appOrigins' | 'toss'>) {
  if (!toss) return undefined;
  const { origin } = new URL(toss.scriptUrl);
  // A page at another of our origins would not take the emulator's script for its own.
  const isOwn = origin === new URL(publicUrl).origin && appOrigins.length === 0;
  return { scriptOrigins: isOwn ? [] : [origin], origins: toss.origins } satisfies PaymentSources;
}
