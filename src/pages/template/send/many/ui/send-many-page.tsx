import { useNavigate, useParams } from 'react-router-dom';
import { href } from '@/shared/routes';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { SendColumns, SendWays, TemplateGate, TemplateSendFrame, VerificationDueBanner } from '@/widgets/send-frame';

export function SendManyPage() {
  const { templateId = '' } = useParams();
  const navigate = useNavigate();
  return (
    <TemplateGate key={templateId} templateId={templateId} allowRetired>
      {(template) => (
        <TemplateSendFrame
          template={template}
          step="people"
          onLeave={() => void navigate(href('template', { templateId }))}
          alert={<VerificationDueBanner />}
        >
          <SendColumns width="wide">
            <SendWays template={template} current="many" />
            <EmptyState
              kind="nothing-yet"
              headingLevel={1}
              title="엑셀로 보내기는 아직 열리지 않았어요"
              description="한 번 보내기나 연락처에서 여러 건을 써주세요."
            />
          </SendColumns>
        </TemplateSendFrame>
      )}
    </TemplateGate>
  );
}
