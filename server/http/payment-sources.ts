import type { Config } from '../config.ts';

/** What the payment window adds to a Content-Security-Policy. */
export type PaymentSources = {
  /** Where the window's script comes from. Empty if we serve it ourselves. */
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
  // With several origins, the emulator's script isn't same-origin on all of them.
  const isOwn = origin === new URL(publicUrl).origin && appOrigins.length === 0;
  return { scriptOrigins: isOwn ? [] : [origin], origins: toss.origins } satisfies PaymentSources;
}
