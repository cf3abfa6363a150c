import { useMutation } from '@tanstack/react-query';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { fetchReport } from '@/entities/batch';
import type { Template } from '@/entities/template';
import { getErrorMessage } from '@/shared/api';
import { saveBlob } from '@/shared/lib/browser';
import { href } from '@/shared/routes';
import { Button } from '@/shared/ui/actions/button';
import { toast } from '@/shared/ui/feedback/toast';
import { Stack } from '@/shared/ui/layout/stack';
import {
  SaveNote,
  SendColumns,
  SendMethods,
  TemplateGate,
  TemplateSendFrame,
  VerificationDueBanner,
} from '@/widgets/send-frame';
import { BatchGate, SendMany, type FrameParts } from '@/widgets/send-many';
import * as styles from './send-many-page.css';

/** The URL contains the batch, so that the sender can continue later. */
export function SendManyPage() {
  const { templateId = '' } = useParams();
  const [address] = useSearchParams();
  const batchId = address.get('batchId');
  return (
    <TemplateGate
      key={templateId}
      templateId={templateId}
      allowRetired={batchId !== null}
      {...(batchId !== null && {
        begun: { note: '적던 줄은 엑셀로 받을 수 있어요.', action: <DownloadRows batchId={batchId} /> },
      })}
    >
      {(template) => {
        const renderFrame = (parts: FrameParts) => <ManyFrame template={template} {...parts} />;
        return (
          <BatchGate batchId={batchId} renderFrame={renderFrame}>
            {(batch) => (
              <SendMany
                key={batchId ?? 'new'}
                template={template}
                batch={batch}
                isReviewing={false}
                renderFrame={renderFrame}
              />
            )}
          </BatchGate>
        );
      }}
    </TemplateGate>
  );
}

function DownloadRows({ batchId }: { batchId: string }) {
  const report = useMutation({
    mutationFn: () => fetchReport(batchId),
    onSuccess: (blob) => saveBlob(blob, '적던 줄.xlsx'),
    onError: (error) => toast.error(getErrorMessage(error)),
  });
  return (
    <Button variant="primary" size="lg" loading={report.isPending} onClick={() => report.mutate()}>
      적던 줄 내려받기
    </Button>
  );
}

function ManyFrame({ template, saving, actions, hasWays, isBare, children }: FrameParts & { template: Template }) {
  const navigate = useNavigate();
  return (
    <TemplateSendFrame
      template={template}
      step="people"
      onLeave={() => void navigate(href('template', { templateId: template.templateId }))}
      alert={<VerificationDueBanner />}
      note={saving && <SaveNote state={saving.state} onRetry={saving.retry} />}
      actions={actions}
    >
      {isBare ? (
        <>
          {hasWays && (
            <div className={styles.sendOptions}>
              <SendMethods template={template} current="many" />
            </div>
          )}
          {children}
        </>
      ) : (
        <SendColumns width="wide">
          <Stack gap={5}>
            {hasWays && <SendMethods template={template} current="many" />}
            {children}
          </Stack>
        </SendColumns>
      )}
    </TemplateSendFrame>
  );
}
