import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { href } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/actions/button';
import { Stack } from '@/shared/ui/layout/stack';
import { readUuid } from '@/widgets/list-frame';
import {
  DraftGate,
  SendColumns,
  SendMethods,
  TemplateGate,
  TemplateSendFrame,
  VerificationDueBanner,
} from '@/widgets/send-frame';
import { BeginDraft } from './begin-draft';
import { SendSingle } from './send-single';

export function SendSinglePage() {
  const { templateId = '' } = useParams();
  const navigate = useNavigate();
  const [address, setAddress] = useSearchParams();
  /** The URL contains the draft, so that reloading the page continues it. */
  const contractId = readUuid(address, 'contractId');
  const onLeave = () => void navigate(href('template', { templateId }));
  return (
    <TemplateGate
      key={templateId}
      templateId={templateId}
      allowRetired={contractId !== null}
      {...(contractId !== null && {
        begun: {
          note: '적던 문서는 그대로 있어요.',
          action: (
            <ButtonLink variant="primary" size="lg" to={href('contractConfig', { contractId })}>
              적던 문서 열기
            </ButtonLink>
          ),
        },
      })}
    >
      {(template) =>
        contractId === null ? (
          <TemplateSendFrame template={template} step="people" onLeave={onLeave} alert={<VerificationDueBanner />}>
            <SendColumns width="wide">
              <Stack gap={4}>
                <SendMethods template={template} current="single" />
                <BeginDraft
                  template={template}
                  onBegun={(begun) => setAddress({ contractId: begun }, { replace: true })}
                />
              </Stack>
            </SendColumns>
          </TemplateSendFrame>
        ) : (
          <DraftGate
            key={contractId}
            contractId={contractId}
            renderFrame={({ children }) => (
              <TemplateSendFrame template={template} step="people" onLeave={onLeave}>
                {children}
              </TemplateSendFrame>
            )}
          >
            {(draft) =>
              draft.templateId === templateId ? (
                <SendSingle template={template} draft={draft} onLeave={onLeave} />
              ) : (
                <Navigate to={href('contractConfig', { contractId })} replace />
              )
            }
          </DraftGate>
        )
      }
    </TemplateGate>
  );
}
