import type { SnapshotFrom } from 'xstate';
import { BATCH_STATE_LABELS, formatCount } from '@/entities/batch';
import { getErrorMessage } from '@/shared/api';
import { Banner } from '@/shared/ui/feedback/banner';
import type { sendManyMachine } from '../model/send-many.machine';
import type { SendManyEvent } from '../model/send-many.types';
import { ChooseSheet } from './choose-sheet';
import { ChooseSheetFile } from './choose-sheet-file';
import { MatchColumns } from './match-columns';
import { ReadingView } from './reading-view';
import { StoryReview } from './story-review-view';

type StorySendingProps = { snapshot: SnapshotFrom<typeof sendManyMachine>; send: (event: SendManyEvent) => void };

/** Editing and following belong to other features, which have their own stories. */
export function StorySending({ snapshot, send }: StorySendingProps) {
  const { batch, failure, file, share, templateId } = snapshot.context;
  const back = () => send({ type: 'back' });
  if (snapshot.matches('reading')) return <ReadingView fileName={file?.name ?? ''} share={share} onBack={back} />;
  if (snapshot.matches('choosing'))
    return (
      <ChooseSheet
        sheets={failure?.body?.sheets ?? []}
        onChoose={(sheet) => send({ type: 'sheet.chosen', sheet })}
        onBack={back}
      />
    );
  if (snapshot.matches('mapping'))
    return (
      <MatchColumns
        heads={failure?.body?.sheetHeads ?? { targets: [], heads: [] }}
        onMatch={(columns) => send({ type: 'columns.matched', columns })}
        onBack={back}
      />
    );
  if (batch === null)
    return (
      <ChooseSheetFile
        templateId={templateId}
        title="근로계약서"
        drafts={[]}
        isBusy={snapshot.matches('beginning')}
        onFile={(chosen) => send({ type: 'file.chosen', file: chosen })}
        onBegin={() => send({ type: 'begin' })}
        onContinue={() => {}}
      />
    );
  if (snapshot.matches('reviewing') || snapshot.matches('renewing') || snapshot.matches('starting'))
    return (
      <StoryReview
        snapshot={snapshot}
        batch={batch}
        titleRule=""
        templateMail={undefined}
        onBack={back}
        onStart={(how) => send({ type: 'start', ...how })}
        onRenew={() => send({ type: 'renew' })}
        onSchedule={(at) => send({ type: 'scheduled', at })}
        onChanged={(changed) => send({ type: 'batch.read', batch: changed })}
        onVerify={() => {}}
        onBuy={() => {}}
        cost={null}
        coveredRows={0}
      />
    );
  return (
    <>
      {failure && <Banner tone="danger">{getErrorMessage(failure)}</Banner>}
      <p>
        {BATCH_STATE_LABELS[batch.state]} · {formatCount(batch.counts.total)}건 · 고쳐야 함{' '}
        {formatCount(batch.counts.wrong)}건
      </p>
    </>
  );
}
