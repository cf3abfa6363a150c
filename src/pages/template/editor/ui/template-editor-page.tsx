import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate, useParams } from 'react-router-dom';
import { PageSkeletons, listFilePages } from '@/entities/document';
import { templateQueries } from '@/entities/template';
import type { Replacement } from '@/features/template/replace-file';
import { getErrorMessage } from '@/shared/api';
import { href } from '@/shared/routes';
import { Button, ButtonLink } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { toast } from '@/shared/ui/feedback/toast';
import { SendColumns, TemplateFrame } from '@/widgets/send-frame';
import { TemplateEditor } from './template-editor';
import * as styles from './template-editor-page.css';

/** Starts from the latest working copy, because the cache may be outdated. */
export function TemplateEditorPage() {
  const { templateId = '' } = useParams();
  const navigate = useNavigate();
  const [round, setRound] = useState(0);
  const [isReloading, setIsReloading] = useState(false);
  const [unsure, setUnsure] = useState<Replacement['lost']>([]);
  // Another page may have saved something newer than the cached version.
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    ...templateQueries.detail(templateId),
    refetchOnMount: 'always',
  });
  /** Opens the saved version in a new editor. Resolves once that editor is there. */
  const reload = async () => {
    setIsReloading(true);
    await refetch();
    flushSync(() => {
      setIsReloading(false);
      setRound(round + 1);
    });
  };
  const openReplaced = async ({ lost }: Replacement) => {
    setUnsure(lost);
    await reload();
    toast.success('파일을 바꿨어요');
  };
  if (data?.mayChange && isFetchedAfterMount && !error)
    return (
      // Changes in the old editor would be lost while it is being replaced.
      <div className={styles.editor} inert={isReloading}>
        <TemplateEditor
          key={round}
          opened={data}
          unsure={unsure}
          onReload={reload}
          onReplaced={(replaced) => void openReplaced(replaced)}
        />
      </div>
    );
  const isMissing = error?.status === 404;
  return (
    <TemplateFrame step="fields" title={data?.title ?? '템플릿'} onLeave={() => void navigate(href('templates'))}>
      {error && !isMissing ? (
        <SendColumns>
          <Banner
            tone="danger"
            action={
              <Button size="sm" onClick={() => void refetch()}>
                다시 불러오기
              </Button>
            }
          >
            템플릿을 불러오지 못했어요. {getErrorMessage(error)}
          </Banner>
        </SendColumns>
      ) : isMissing || (data && isFetchedAfterMount) ? (
        <SendColumns>
          <EmptyState
            kind={isMissing ? 'nothing-found' : 'no-permission'}
            headingLevel={1}
            title={isMissing ? '템플릿을 찾을 수 없어요' : '볼 수 없는 화면이에요'}
            description={
              isMissing ? '지워졌거나 나만 보는 템플릿일 수 있어요.' : '템플릿 관리 권한이 있는 멤버만 고칠 수 있어요.'
            }
            actions={
              <ButtonLink variant="primary" size="lg" to={href('templates')}>
                템플릿으로 가기
              </ButtonLink>
            }
          />
        </SendColumns>
      ) : (
        <PageSkeletons count={data ? listFilePages(data.files).length : 1} />
      )}
    </TemplateFrame>
  );
}
