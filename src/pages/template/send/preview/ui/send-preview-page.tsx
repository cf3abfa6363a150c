import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { href } from '@/shared/routes';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { SendColumns, TemplateGate, TemplateSendFrame, VerificationDueBanner } from '@/widgets/send-frame';
import { BatchPreview } from './batch-preview';

export function SendPreviewPage() {
  const { templateId = '' } = useParams();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const batchId = address.get('batchId');
  if (batchId !== null)
    return (
      <BatchPreview templateId={templateId} batchId={batchId} leaveOutWrong={address.get('leaveOut') === 'wrong'} />
    );
  return (
    <TemplateGate key={templateId} templateId={templateId}>
      {(template) => (
        <TemplateSendFrame
          template={template}
          step="preview"
          onLeave={() => void navigate(href('template', { templateId }))}
          alert={<VerificationDueBanner />}
        >
          <SendColumns width="wide">
            <EmptyState
              kind="nothing-yet"
              headingLevel={1}
              title="아직 열리지 않았어요"
              description="템플릿에서 문서를 만들어 보내주세요."
            />
          </SendColumns>
        </TemplateSendFrame>
      )}
    </TemplateGate>
  );
}
