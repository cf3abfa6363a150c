import type { Config } from '../config.ts';

/** What the payment window adds to a page's content security policy. */
export type PaymentSources = {
  /** The origins of its script, unless it is served from our own. */
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
  // A page at another of our origins would not recognise the emulator's script as its own.
  const isOwn = origin === new URL(publicUrl).origin && appOrigins.length === 0;
  return { scriptOrigins: isOwn ? [] : [origin], origins: toss.origins } satisfies PaymentSources;
}
