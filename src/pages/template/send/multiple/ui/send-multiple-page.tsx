import { useNavigate, useParams } from 'react-router-dom';
import { href } from '@/shared/routes';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { Stack } from '@/shared/ui/layout/stack';
import {
  explainContactsUnavailable,
  SendColumns,
  SendMethods,
  TemplateGate,
  TemplateSendFrame,
} from '@/widgets/send-frame';
import { SendMultiple } from './send-multiple';

export function SendMultiplePage() {
  const { templateId = '' } = useParams();
  const navigate = useNavigate();
  const onLeave = () => void navigate(href('template', { templateId }));
  return (
    <TemplateGate key={templateId} templateId={templateId}>
      {(template) => {
        const reason = explainContactsUnavailable(template);
        return reason === undefined ? (
          <SendMultiple template={template} onLeave={onLeave} />
        ) : (
          <TemplateSendFrame template={template} step="people" onLeave={onLeave}>
            <SendColumns width="wide">
              <Stack gap={4}>
                <SendMethods template={template} current="multiple" />
                <EmptyState
                  kind="nothing-left"
                  headingLevel={1}
                  title="연락처에서 고를 수 없는 템플릿이에요"
                  description={reason}
                />
              </Stack>
            </SendColumns>
          </TemplateSendFrame>
        );
      }}
    </TemplateGate>
  );
}
