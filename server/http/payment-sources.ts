import type { Config } from '../config.ts';

/** What the payment window adds to a page's Content-Security-Policy. */
export type PaymentSources = {
  /** The origins of its script, unless our own origin serves it. */
  scriptOrigins: readonly string[];
  origins: readonly string[];
};

export function listPaymentCspSources({
  publicUrl,
  appOrigins,
  toss,
}: Pick<Config, 'publicUrl' | 'appOrigins' | 'toss'>) {
  if (!toss) return undefined;
  const { origin } = new URL(toss.scriptUrl);
  // For a page on another of our origins, the emulator's script isn't same-origin.
  const isOwn = origin === new URL(publicUrl).origin && appOrigins.length === 0;
  return { scriptOrigins: isOwn ? [] : [origin], origins: toss.origins } satisfies PaymentSources;
}
