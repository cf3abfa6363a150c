import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { templateQueries, type Template } from '@/entities/template';
import { getErrorMessage } from '@/shared/api';
import { href } from '@/shared/routes';
import { Button, ButtonLink } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { PageSkeleton } from '@/shared/ui/feedback/skeleton';
import { SendColumns } from './send-columns';
import * as styles from './send-frame.css';
import { TemplateSendFrame } from './template-send-frame';

type TemplateGateProps = {
  templateId: string;
  /** Also opens for a retired template, because a draft or batch that was begun continues with its version. */
  allowRetired?: boolean;
  /** Leads to what the sender had begun, if the template has been deleted or hidden since. */
  begun?: { note: string; action: ReactNode } | undefined;
  /** Gets the published version, because that is sent rather than the working copy. */
  children: (published: Template) => ReactNode;
};

/** Shows a page for sending a template only if it has a published version. */
export function TemplateGate({ templateId, allowRetired = false, begun, children }: TemplateGateProps) {
  const navigate = useNavigate();
  const latest = useQuery(templateQueries.detail(templateId));
  const number = latest.data?.publishedNumber ?? null;
  const published = useQuery({ ...templateQueries.numbered(templateId, number ?? 1), enabled: number !== null });
  const isClosed = latest.data && (number === null || (latest.data.state === 'RETIRED' && !allowRetired));
  if (published.data && latest.data && !isClosed) return children({ ...published.data, state: latest.data.state });

  const error = latest.error ?? published.error;
  const retry = () => void (latest.error ? latest.refetch() : published.refetch());
  return (
    <TemplateSendFrame
      template={{ title: latest.data?.title ?? '템플릿' }}
      step="people"
      onLeave={() => void navigate(href('templates'))}
    >
      {isClosed || error?.status === 404 ? (
        <div className={styles.centredMain}>
          <Closed template={latest.data ?? null} begun={begun} />
        </div>
      ) : (
        <SendColumns>
          {error ? (
            <Banner
              tone="danger"
              action={
                <Button size="sm" onClick={retry}>
                  다시 불러오기
                </Button>
              }
            >
              템플릿을 불러오지 못했어요. {getErrorMessage(error)}
            </Banner>
          ) : (
            <PageSkeleton />
          )}
        </SendColumns>
      )}
    </TemplateSendFrame>
  );
}

/** The template was deleted, was never published, or has been retired. */
function Closed({ template, begun }: { template: Template | null } & Pick<TemplateGateProps, 'begun'>) {
  const toList = (
    <ButtonLink {...(!begun && { variant: 'primary' })} size="lg" to={href('templates')}>
      템플릿으로 가기
    </ButtonLink>
  );
  if (!template)
    return (
      <EmptyState
        kind="nothing-found"
        headingLevel={1}
        title="템플릿을 찾을 수 없어요"
        description={`지워졌거나 나만 보는 템플릿일 수 있어요.${begun ? ` ${begun.note}` : ''}`}
        actions={
          begun ? (
            <>
              {begun.action}
              {toList}
            </>
          ) : (
            toList
          )
        }
      />
    );
  return (
    <EmptyState
      kind="nothing-left"
      headingLevel={1}
      title={template.state === 'RETIRED' ? '그만 쓰기로 한 템플릿이에요' : '아직 공개하지 않은 템플릿이에요'}
      description={
        template.state === 'RETIRED' ? '다시 쓰기로 하면 보낼 수 있어요.' : '칸을 다 놓고 공개하면 보낼 수 있어요.'
      }
      actions={
        <ButtonLink variant="primary" size="lg" to={href('template', { templateId: template.templateId })}>
          템플릿 보기
        </ButtonLink>
      }
    />
  );
}
