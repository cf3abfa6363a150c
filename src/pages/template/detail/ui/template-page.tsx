import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { batchQueries } from '@/entities/batch';
import { contractQueries } from '@/entities/contract';
import { directUrlQueries } from '@/entities/link/direct-url';
import { templateQueries } from '@/entities/template';
import { useRememberOpenedPage, useSession } from '@/entities/user';
import { useTemplateActions } from '@/features/template/act-on-template';
import { RestoreVersion } from '@/features/template/restore-version';
import { href } from '@/shared/routes';
import { Button, ButtonLink } from '@/shared/ui/actions/button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { PageSkeleton } from '@/shared/ui/feedback/skeleton';
import { usePageKeys } from '@/widgets/document-pane';
import { TemplateView } from './template-view';

const SENT_SHOWN = 20;
const TemplateRehearsal = lazy(async () => ({
  default: (await import('./template-rehearsal')).TemplateRehearsal,
}));

export function TemplatePage() {
  const { templateId = '' } = useParams();
  const { user } = useSession();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [params, setParams] = useSearchParams();
  const isPreviewed = params.has('preview');
  const [number, setNumber] = useState<number | null>(null);
  const [restoring, setRestoring] = useState<number | null>(null);
  const latest = useQuery(templateQueries.detail(templateId));
  const old = useQuery({ ...templateQueries.numbered(templateId, number ?? 1), enabled: number !== null });
  const versions = useQuery(templateQueries.versions(templateId));
  const sent = useQuery(contractQueries.list({ template: templateId, sort: 'MOVED', size: SENT_SHOWN }));
  const batches = useQuery(batchQueries.list({ template: templateId, size: SENT_SHOWN }));
  const links = useQuery(directUrlQueries.list({ template: templateId, size: SENT_SHOWN }));
  useRememberOpenedPage('template', href('template', { templateId }), latest.data?.title);
  const onBack = () => void navigate(href('templates'));
  const actions = useTemplateActions(onBack);
  usePageKeys((key) => key === 'Escape' && onBack());
  const onStale = () => void queryClient.invalidateQueries({ queryKey: templateQueries.one(templateId) });

  const template = latest.data;
  if (latest.isPending) return <PageSkeleton />;
  if (!template) {
    return latest.error.status === 404 ? (
      <EmptyState
        kind="nothing-found"
        headingLevel={1}
        title="템플릿을 찾을 수 없어요"
        description="지워졌거나 나만 보는 템플릿일 수 있어요."
        actions={
          <ButtonLink variant="primary" size="lg" to={href('templates')}>
            템플릿으로 가기
          </ButtonLink>
        }
      />
    ) : (
      <EmptyState
        kind="offline"
        headingLevel={1}
        title="템플릿을 불러오지 못했어요"
        description="잠시 뒤에 다시 해주세요."
        actions={<Button onClick={() => void latest.refetch()}>다시 불러오기</Button>}
      />
    );
  }
  const shown = number !== null && old.data ? old.data : template;
  return (
    <>
      <title>{`${template.title} | 도장`}</title>
      <TemplateView
        template={template}
        shown={shown}
        versions={versions.data ?? null}
        sent={sent.data ?? null}
        batches={batches.data ?? null}
        links={links.data ?? null}
        isFailed={versions.isError || sent.isError || batches.isError || links.isError}
        maySend={user.permissions.includes('CONTRACT_SEND')}
        onBack={onBack}
        onAct={(action) => actions.act(action, template)}
        onBookmark={() => actions.toggleBookmark(template)}
        onShow={setNumber}
        onRestore={setRestoring}
        onRetry={() => void Promise.all([versions.refetch(), sent.refetch(), batches.refetch(), links.refetch()])}
        onStale={onStale}
      />
      {actions.dialog}
      {isPreviewed && (
        <Suspense>
          <TemplateRehearsal template={shown} onClose={() => setParams({}, { replace: true })} onStale={onStale} />
        </Suspense>
      )}
      {restoring !== null && (
        <RestoreVersion
          templateId={templateId}
          version={template.version}
          number={restoring}
          hasChanges={template.hasChanges}
          onClose={() => setRestoring(null)}
          onRestored={() => void navigate(href('templateEditor', { templateId }))}
        />
      )}
    </>
  );
}
