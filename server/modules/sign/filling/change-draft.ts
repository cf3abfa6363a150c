import type { Transaction } from 'kysely';
import type { ReceiverCaller } from '../../../contract/access.ts';
import type { DB } from '../../../database/schema.gen.d.ts';
import type { Deps } from '../../../deps.ts';
import { createDrafts, type SignDraft } from '../../contracts/values/drafts.repository.ts';
import { requireTurnToSign } from '../shared/lock-for-receiver.ts';

type Turn = Awaited<ReturnType<typeof requireTurnToSign>>;

export async function changeDraft(
  { database, secrets }: Pick<Deps, 'database' | 'secrets'>,
  caller: ReceiverCaller,
  change: (transaction: Transaction<DB>, draft: SignDraft, turn: Turn) => Promise<SignDraft>,
) {
  const drafts = createDrafts(secrets);
  return database.transaction().execute(async (transaction) => {
    const turn = await requireTurnToSign(transaction, caller);
    const draft = await drafts.find(transaction, caller.receiverUuid);
    return drafts.keep(transaction, caller.receiverUuid, await change(transaction, draft, turn), turn.at);
  });
}
