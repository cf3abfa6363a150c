import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowRight, PenLine } from '@/shared/icons';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { contractQueries, type Contract } from '@/entities/contract';
import type { Template } from '@/entities/template';
import { EditSlotPeople, useReceiversForm } from '@/features/contract/compose/edit-receivers';
import { EditTerms, useTermsForm } from '@/features/contract/compose/edit-terms';
import { LeaveConfirmation, SaveProblem, useSaveDraft, useUnsavable } from '@/features/contract/compose/save-draft';
import { draftCheckQuery } from '@/features/contract/compose/send-contract';
import { useSuggestedPeople } from '@/features/contact/suggest-people';
import { href } from '@/shared/routes';
import { Button } from '@/shared/ui/actions/button';
import { Stack } from '@/shared/ui/layout/stack';
import { FillOwnFields } from '@/widgets/field-editor';
import { SaveNote, SendColumns, SendMethods, TemplateSendFrame, VerificationDueBanner } from '@/widgets/send-frame';
import { DraftTitle } from './draft-title';
import * as styles from './send-single.css';

type SendSingleProps = { template: Template; draft: Contract; onLeave: () => void };

/**
 * A template determines everything about a receiver except who they are, so the organisation's defaults don't apply.
 */
const NO_DEFAULTS = { channels: [], verifications: [] };

export function SendSingle({ template, draft: given, onLeave }: SendSingleProps) {
  // The forms keep their initial draft, even if the cache receives a newer version.
  const [draft] = useState(given);
  const { contractId } = draft;
  const { templateId } = template;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  /** The receiver whose problem the sender clicked. */
  const soughtKey = useSearchParams()[0].get('receiver');
  const saver = useSaveDraft(draft);
  const receivers = useReceiversForm(draft, NO_DEFAULTS, (people) => saver.change({ receivers: people }), soughtKey);
  const terms = useTermsForm(draft, saver.change);
  const [isTitleWrong, setIsTitleWrong] = useState(false);
  const whole = useUnsavable(saver, terms.hasUnsavable || receivers.hasUnsavable || isTitleWrong);
  const known = useSuggestedPeople();
  const [going, setGoing] = useState<'preview' | 'editor' | null>(null);
  const checked = useQuery({
    ...draftCheckQuery(contractId, saver.version),
    enabled: saver.state === 'saved' && draft.fields.some(({ receiverUuid }) => receiverUuid === null),
  });

  const goTo = async (where: 'preview' | 'editor') => {
    setGoing(where);
    const address =
      where === 'preview'
        ? `${href('templateSendPreview', { templateId })}?contractId=${contractId}`
        : href('contractEditor', { contractId });
    if (await saver.settle()) await navigate(address);
    setGoing(null);
  };
  const preview = async () => {
    if ((await receivers.check()) === null && (await terms.check())) await goTo('preview');
  };

  return (
    <TemplateSendFrame
      template={template}
      step="people"
      onLeave={onLeave}
      onNext={() => void preview()}
      note={<SaveNote state={whole.state} onRetry={saver.retry} />}
      alert={<VerificationDueBanner />}
      actions={
        <Button
          variant="primary"
          trailingIcon={<ArrowRight />}
          loading={going === 'preview'}
          loadingLabel="저장하는 중"
          onClick={() => void preview()}
        >
          미리 보기
        </Button>
      }
    >
      <SendColumns
        width="wide"
        asideLabel="마감과 설정"
        aside={<EditTerms terms={terms} expiryDays={draft.expiryDays} />}
      >
        <Stack gap={4}>
          <SendMethods template={template} current="single" />
          <SaveProblem
            state={saver.state}
            failure={saver.failure}
            onRetry={saver.retry}
            onReload={() => location.reload()}
            onOverwrite={saver.overwrite}
          />
          <div className={styles.header}>
            <div>
              <h1 className={styles.heading}>받는 분만 적으면 돼요</h1>
              <p className={styles.subtitle}>나머지는 템플릿에 정해둔 대로 보내요.</p>
            </div>
            <Button
              variant="ghost"
              icon={<PenLine />}
              loading={going === 'editor'}
              loadingLabel="저장하는 중"
              onClick={() => void goTo('editor')}
            >
              이 문서만 고치기
            </Button>
          </div>
          <EditSlotPeople
            receivers={receivers}
            slots={template.content.slots}
            known={known.people}
            onSearch={known.search}
          />
          <FillOwnFields
            draft={draft}
            problems={checked.data?.problems}
            onChange={saver.change}
            onStale={() =>
              void queryClient.invalidateQueries({ queryKey: contractQueries.detail(contractId).queryKey })
            }
          />
          <DraftTitle
            title={draft.title}
            rule={template.content.titleRule}
            onChange={(title) => saver.change({ title })}
            onUnsavable={setIsTitleWrong}
          />
        </Stack>
      </SendColumns>
      <LeaveConfirmation saver={whole} />
    </TemplateSendFrame>
  );
}
