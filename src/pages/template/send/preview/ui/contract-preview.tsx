import { useQueryClient } from '@tanstack/react-query';
import { Eye } from '@/shared/icons';
import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { contractQueries, type Contract } from '@/entities/contract';
import { listFilePages } from '@/entities/document';
import {
  readSendingQuestion,
  SendButton,
  SendPanel,
  toSendingQuestion,
  useSendContract,
} from '@/features/contract/compose/send-contract';
import { useCreditPurchase } from '@/features/payment/buy-credits';
import { href } from '@/shared/routes';
import { Button } from '@/shared/ui/actions/button';
import { DocumentPane } from '@/widgets/document-pane';
import { renderSenderContent } from '@/widgets/field-editor';
import { Rehearsal } from '@/widgets/rehearsal';
import { DraftGate, TemplateGate, TemplateSendFrame, VerificationDueBanner } from '@/widgets/send-frame';
import { buildFixUrl, buildPeopleUrl } from '../model/addresses';
import { DraftFields } from './draft-fields';
import * as styles from './preview.css';

type ContractPreviewProps = { templateId: string; contractId: string };

export function ContractPreview({ templateId, contractId }: ContractPreviewProps) {
  const navigate = useNavigate();
  const onLeave = () => void navigate(href('template', { templateId }));
  return (
    <TemplateGate templateId={templateId} allowRetired>
      {(template) => (
        <DraftGate
          contractId={contractId}
          renderFrame={({ children }) => (
            <TemplateSendFrame template={template} step="preview" onLeave={onLeave}>
              {children}
            </TemplateSendFrame>
          )}
        >
          {(draft) => <Preview key={draft.version} template={template} draft={draft} onLeave={onLeave} />}
        </DraftGate>
      )}
    </TemplateGate>
  );
}

type PreviewProps = { template: { templateId: string; title: string }; draft: Contract; onLeave: () => void };

function Preview({ template, draft, onLeave }: PreviewProps) {
  const { templateId } = template;
  const { contractId } = draft;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [isRehearsing, setIsRehearsing] = useState(false);
  const pages = useMemo(() => listFilePages(draft.files.map(({ file }) => file)), [draft.files]);
  const people = buildPeopleUrl({ templateId, contractId });
  const here = `${href('templateSendPreview', { templateId })}?contractId=${contractId}`;
  const reload = () => void queryClient.invalidateQueries({ queryKey: contractQueries.detail(contractId).queryKey });
  const buy = useCreditPurchase();
  const [params] = useSearchParams();
  const sending = useSendContract(
    draft,
    () => void navigate(`${href('contract', { contractId })}?sent`),
    readSendingQuestion(params)?.scheduledAt,
  );
  return (
    <TemplateSendFrame
      template={template}
      step="preview"
      peopleAddress={people}
      onLeave={onLeave}
      alert={<VerificationDueBanner />}
      actions={
        <>
          <Button icon={<Eye />} onClick={() => setIsRehearsing(true)}>
            받는 분 화면 보기
          </Button>
          <SendButton size="md" {...sending} onReload={reload} />
        </>
      }
    >
      <div className={styles.columns}>
        <DocumentPane
          pages={pages}
          onStale={reload}
          renderPage={(page, zoom) => <DraftFields draft={draft} page={page} zoom={zoom} />}
        />
        <aside className={styles.side} aria-label="보낼 내용">
          <SendPanel
            {...sending}
            contract={draft}
            onJump={(problem) => void navigate(buildFixUrl(problem, { templateId, contractId }))}
            onFillOwn={() => void navigate(people)}
            onVerify={() => void navigate(`${href('annualAuth')}?returnTo=${encodeURIComponent(here)}`)}
            onBuy={buy && ((missing, scheduledAt) => buy(missing, toSendingQuestion(here, scheduledAt)))}
          />
        </aside>
      </div>
      {isRehearsing && (
        <Rehearsal
          contract={draft}
          renderFilled={renderSenderContent}
          onClose={() => setIsRehearsing(false)}
          onStale={reload}
        />
      )}
    </TemplateSendFrame>
  );
}
