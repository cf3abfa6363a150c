import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { batchQueries, describeResent, type Batch } from '@/entities/batch';
import { contractQueries } from '@/entities/contract';
import type { Template } from '@/entities/template';
import { useSession } from '@/entities/user';
import { ChooseSheet, ChooseSheetFile, MatchColumns, ReadingView, sendManyMachine } from '@/features/batch/send-many';
import { batchDraftStore } from '@/features/batch/send-to-contacts';
import { useCreditPurchase } from '@/features/payment/buy-credits';
import { getErrorMessage } from '@/shared/api';
import { href } from '@/shared/routes';
import { toast } from '@/shared/ui/feedback/toast';
import { Banner } from '@/shared/ui/feedback/banner';
import { Stack } from '@/shared/ui/layout/stack';
import { EditingStep } from './editing-step';
import { FollowStep } from './follow-step';
import type { FrameParts } from './frame-parts';
import { ReviewStep } from './review-step';
import { RowsLoading } from './rows-loading';

export type SendManyProps = {
  template: Pick<Template, 'templateId' | 'state' | 'title' | 'content'>;
  /** Null until a file has been read. */
  batch: Batch | null;
  isReviewing: boolean;
  leaveOutWrong?: boolean;
  /** The time chosen before the sender left for another page. */
  scheduledAt?: string | null;
  renderFrame: (parts: FrameParts) => ReactNode;
};

const addressOf = (
  name: 'templateSendMany' | 'templateSendPreview',
  templateId: string,
  query: Record<string, string>,
) => `${href(name, { templateId })}?${new URLSearchParams(query)}`;

const getHere = () => `${location.pathname}${location.search}`;

function withTime(page: string, scheduledAt: string | null): string {
  const url = new URL(page, location.origin);
  if (scheduledAt === null) url.searchParams.delete('at');
  else url.searchParams.set('at', scheduledAt);
  return `${url.pathname}${url.search}`;
}

/** Runs the whole flow of sending a sheet, from the file to the results. The page supplies the frame. */
export function SendMany({ template, batch: opened, isReviewing, renderFrame, ...chosen }: SendManyProps) {
  const { templateId, title, content } = template;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { user } = useSession();
  // Counts reloads, because reloaded rows are edited as a new sheet.
  const [round, setRound] = useState(0);
  const actorRef = useActorRef(
    sendManyMachine.provide({
      actions: {
        onBatch: (_, { batch, isNew }) => {
          const { queryKey } = batchQueries.detail(batch.batchId);
          queryClient.setQueryData(queryKey, batch);
          void queryClient.invalidateQueries({ queryKey: batchQueries.lists() });
          // A batch for contacts also starts here if its sender had to buy credits first, so their stored choice is
          // deleted here, too.
          if (batch.state !== 'DRAFT' && batch.mode === 'MULTIPLE')
            batchDraftStore.remove({ templateId, organizationMemberUuid: user.organizationMemberUuid });
          if (batch.state !== 'DRAFT') {
            // On a slow network, the batch has come further than this response says.
            void queryClient.invalidateQueries({ queryKey });
            void queryClient.invalidateQueries({ queryKey: contractQueries.all(), refetchType: 'none' });
          }
          if (!isNew) return;
          queryClient.removeQueries({ queryKey: batchQueries.sheet(batch).queryKey });
          setRound((before) => before + 1);
          void navigate(addressOf('templateSendMany', templateId, { batchId: batch.batchId }), { replace: true });
        },
        onResent: (_, { batch: { batchId }, resent }) => {
          if (!resent) return;
          const say = resent.receivers === 0 && resent.skipped > 0 ? toast.error : toast.success;
          say(describeResent(resent));
          void queryClient.invalidateQueries({ queryKey: batchQueries.everyRows(batchId) });
        },
        onReview: ({ context }, review) =>
          void navigate(
            addressOf('templateSendPreview', templateId, {
              batchId: context.batch?.batchId ?? '',
              ...(review.leaveOutWrong && { leaveOut: 'wrong' }),
            }),
          ),
        onUnscheduled: (_, { batchId, scheduledAt }) => {
          toast.success('예약을 풀었어요. 보내거나 다시 예약해주세요.');
          void navigate(withTime(addressOf('templateSendPreview', templateId, { batchId }), scheduledAt), {
            replace: true,
          });
        },
        onEdit: ({ context }) =>
          void navigate(addressOf('templateSendMany', templateId, { batchId: context.batch?.batchId ?? '' })),
      },
    }),
    { input: { templateId, batch: opened, isReviewing, ...chosen } },
  );
  const snapshot = useSelector(actorRef, (current) => current);
  const { batch, failure } = snapshot.context;
  const { data: latest } = useQuery({
    ...batchQueries.detail(batch?.batchId ?? ''),
    enabled: batch !== null,
  });
  useEffect(() => {
    if (latest) actorRef.send({ type: 'batch.read', batch: latest });
  }, [latest, actorRef]);
  const cost = useQuery({
    ...batchQueries.cost(batch?.batchId ?? '', batch?.version ?? 0),
    enabled: batch?.state === 'DRAFT' && isReviewing,
  });
  const isAsking = snapshot.matches('asking') || snapshot.matches('beginning');
  const drafts = useQuery({ ...batchQueries.list({ template: templateId, state: 'DRAFT' }), enabled: isAsking });
  const verify = () => void navigate(`${href('annualAuth')}?returnTo=${encodeURIComponent(getHere())}`);
  const buy = useCreditPurchase();

  const chooseFile = (file: File) => actorRef.send({ type: 'file.chosen', file });
  const back = () => actorRef.send({ type: 'back' });
  const alert = failure && <Banner tone="danger">{getErrorMessage(failure)}</Banner>;

  if (snapshot.matches('reading'))
    return renderFrame({
      children: (
        <ReadingView fileName={snapshot.context.file?.name ?? ''} share={snapshot.context.share} onBack={back} />
      ),
    });
  if (snapshot.matches('choosing'))
    return renderFrame({
      children: (
        <ChooseSheet
          sheets={failure?.body?.sheets ?? []}
          onChoose={(sheet) => actorRef.send({ type: 'sheet.chosen', sheet })}
          onBack={back}
        />
      ),
    });
  if (snapshot.matches('mapping'))
    return renderFrame({
      children: (
        <MatchColumns
          heads={failure?.body?.sheetHeads ?? { targets: [], heads: [] }}
          onMatch={(columns) => actorRef.send({ type: 'columns.matched', columns })}
          onBack={back}
        />
      ),
    });
  if (batch === null)
    return renderFrame({
      hasWays: true,
      children: (
        <Stack gap={5}>
          {alert}
          <ChooseSheetFile
            templateId={templateId}
            title={title}
            drafts={(drafts.data?.items ?? []).filter(
              ({ sender, mode }) => sender.organizationMemberUuid === user.organizationMemberUuid && mode === 'MANY',
            )}
            isBusy={snapshot.matches('beginning')}
            onFile={chooseFile}
            onBegin={() => actorRef.send({ type: 'begin' })}
            onContinue={(batchId) => void navigate(addressOf('templateSendMany', templateId, { batchId }))}
          />
        </Stack>
      ),
    });
  // Creating a batch navigates to its URL, which remounts this page. Its rows aren't loaded before that.
  if (snapshot.matches('editing') && batch.batchId !== opened?.batchId)
    return renderFrame({ children: <RowsLoading count={batch.counts.total} /> });
  if (snapshot.matches('editing'))
    return (
      <EditingStep
        key={`${batch.batchId} ${round}`}
        batch={batch}
        readVersion={snapshot.context.readVersion}
        title={title}
        alert={alert}
        renderFrame={renderFrame}
        onFile={chooseFile}
        onReview={(withoutWrong) => actorRef.send({ type: 'review', leaveOutWrong: withoutWrong })}
        onReload={() => setRound(round + 1)}
      />
    );
  if (batch.state === 'DRAFT')
    return (
      <ReviewStep
        key={batch.batchId}
        snapshot={snapshot}
        batch={batch}
        cost={cost.data?.cost}
        coveredRows={cost.data?.coveredRows ?? 0}
        titleRule={content.titleRule}
        templateMail={content.settings.mailTemplate}
        renderFrame={renderFrame}
        onBack={back}
        onStart={(how) => actorRef.send({ type: 'start', ...how })}
        onRenew={() => actorRef.send({ type: 'renew' })}
        onSchedule={(at) => actorRef.send({ type: 'scheduled', at })}
        onChanged={(changed) => actorRef.send({ type: 'batch.read', batch: changed })}
        onVerify={verify}
        onBuy={buy && ((missing, scheduledAt) => buy(missing, withTime(getHere(), scheduledAt)))}
      />
    );
  return renderFrame({
    children: (
      <FollowStep
        batch={batch}
        isTemplateRetired={template.state === 'RETIRED'}
        isBusy={snapshot.matches('acting')}
        failure={failure}
        onAct={(act) => actorRef.send({ type: 'act', act })}
        onVerify={verify}
        onBuy={buy && ((missing) => buy(missing, getHere()))}
      />
    ),
  });
}
