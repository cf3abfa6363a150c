import type { Deps } from '../../deps.ts';
import { grantCredits } from '../../modules/credits/issue-credits.ts';

const CREDITS = 1_000;
const YEAR_MS = 365 * 24 * 3_600_000;

/** Grants credits once if billing is on, so that the demo and its visitors can send documents. */
export async function grantDemoCredits({ credits, database, now }: Deps, organizationUuid: string) {
  if (!credits.isCounted) return;
  await database.transaction().execute(async (transaction) => {
    const granted = await transaction
      .selectFrom('creditLots')
      .select('lotUuid')
      .where('organizationUuid', '=', organizationUuid)
      .where('kind', '=', 'GRANT')
      .executeTakeFirst();
    if (granted) return;
    const at = now();
    const until = new Date(at.getTime() + YEAR_MS);
    await grantCredits(transaction, { organizationUuid, credits: CREDITS, until, reason: '둘러보기', at });
  });
}
