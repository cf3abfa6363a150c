import type { ServerMode } from './variables.ts';

type TossValues = {
  mode: ServerMode;
  billing: string | null;
  tossClientKey: string | null;
  tossSecretKey: string | null;
  /** True if both are set, even if one of them can't be read, which has been reported. */
  hasTossKeys: boolean;
};

/** Returns a parser for API keys. Rejects widget keys (gck, gsk), which can't charge a registered card. */
export const createTossKeyParser = (kind: 'ck' | 'sk') => (given: string) =>
  new RegExp(`^(?:test|live)_${kind}_\\w+$`).test(given) ? given : null;

const isLive = (key: string) => key.startsWith('live_');

/**
 * Finds mismatched keys: live keys outside production charge real money, and test keys in production charge nothing at
 * all.
 */
export function findTossProblems({ mode, billing, tossClientKey, tossSecretKey, hasTossKeys }: TossValues): string[] {
  const keys = [tossClientKey, tossSecretKey].filter((key) => key !== null);
  if (billing === 'toss' && !hasTossKeys) return ['BILLING=toss needs TOSS_CLIENT_KEY and TOSS_SECRET_KEY.'];
  const problems: [boolean, string][] = [
    [
      tossClientKey !== null && tossSecretKey !== null && isLive(tossClientKey) !== isLive(tossSecretKey),
      'TOSS_CLIENT_KEY and TOSS_SECRET_KEY must be of one pair: both test_ or both live_.',
    ],
    [
      mode !== 'production' && keys.some(isLive),
      'TOSS_CLIENT_KEY and TOSS_SECRET_KEY must be test keys outside production: live_ keys take real money.',
    ],
    [
      mode === 'production' && billing === 'toss' && !keys.every(isLive),
      'TOSS_CLIENT_KEY and TOSS_SECRET_KEY must be live keys in production: test_ keys take no money.',
    ],
  ];
  return problems.flatMap(([isSo, problem]) => (isSo ? [problem] : []));
}
