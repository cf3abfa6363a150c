import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Template } from '@/entities/template';
import { href } from '@/shared/routes';
import { SaveNote, SendColumns, TemplateGate, TemplateSendFrame, VerificationDueBanner } from '@/widgets/send-frame';
import { BatchGate, SendMany, type FrameParts } from '@/widgets/send-many';

type BatchPreviewProps = { templateId: string; batchId: string };

export function BatchPreview({ templateId, batchId }: BatchPreviewProps) {
  const [address] = useSearchParams();
  return (
    <TemplateGate key={templateId} templateId={templateId} allowRetired>
      {(template) => {
        const renderFrame = (parts: FrameParts) => <PreviewFrame template={template} batchId={batchId} {...parts} />;
        return (
          <BatchGate batchId={batchId} renderFrame={renderFrame}>
            {(batch) => (
              <SendMany
                key={batchId}
                template={template}
                batch={batch}
                isReviewing
                leaveOutWrong={address.get('leaveOut') === 'wrong'}
                scheduledAt={readTime(address)}
                renderFrame={renderFrame}
              />
            )}
          </BatchGate>
        );
      }}
    </TemplateGate>
  );
}

function readTime(address: URLSearchParams): string | null {
  const at = address.get('at');
  return at !== null && !Number.isNaN(Date.parse(at)) ? at : null;
}

type PreviewFrameProps = FrameParts & { template: Template; batchId: string };

function PreviewFrame({ template, batchId, saving, isBare, children }: PreviewFrameProps) {
  const navigate = useNavigate();
  const { templateId } = template;
  return (
    <TemplateSendFrame
      template={template}
      step="preview"
      note={saving && <SaveNote state={saving.state} onRetry={saving.retry} />}
      peopleAddress={`${href('templateSendMany', { templateId })}?batchId=${batchId}`}
      onLeave={() => void navigate(href('template', { templateId }))}
      alert={<VerificationDueBanner />}
    >
      {isBare ? children : <SendColumns width="wide">{children}</SendColumns>}
    </TemplateSendFrame>
  );
}
