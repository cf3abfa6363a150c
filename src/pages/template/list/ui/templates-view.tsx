import { FileSpreadsheet, Plus } from '@/shared/icons';
import { useNavigate } from 'react-router-dom';
import type { TemplateTab } from '@/entities/template';
import { href, type PathName } from '@/shared/routes';
import { Button, ButtonLink } from '@/shared/ui/actions/button';
import { Pagination } from '@/shared/ui/data/pagination';
import { Banner } from '@/shared/ui/feedback/banner';
import { SkeletonRegion } from '@/shared/ui/feedback/skeleton';
import { PageHeader } from '@/shared/ui/layout/page-header';
import { Tabs } from '@/shared/ui/layout/tabs';
import { PAGE_SIZE, TABS } from '../model/template-filter';
import { NoTemplates } from './no-templates';
import { CardSkeletons, TemplateCards } from './template-cards';
import { TemplateFilters } from './template-filters';
import type { TemplatesViewProps } from './templates-props';
import * as styles from './templates.css';

const ADDRESSES = {
  ALL: 'templates',
  BOOKMARK: 'templateBookmarks',
  MINE: 'ownTemplates',
} as const satisfies Record<TemplateTab, PathName>;

export function TemplatesView(props: TemplatesViewProps) {
  const { list, isFailed, tab, filter, maySend, mayManage, onSendMany, onFilter, onRetry } = props;
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        title="템플릿"
        actions={
          <>
            {maySend && (
              <Button icon={<FileSpreadsheet />} onClick={onSendMany}>
                엑셀로 여러 건 보내기
              </Button>
            )}
            {mayManage && (
              <ButtonLink variant="primary" icon={<Plus />} to={href('templateUpload')}>
                템플릿 만들기
              </ButtonLink>
            )}
          </>
        }
      />
      <Tabs
        label="템플릿 보기"
        value={tab}
        activation="manual"
        onValueChange={(next) => void navigate(href(ADDRESSES[next]))}
        items={TABS.map((one) => ({ ...one, ...(list && { count: list.counts[one.value] }) }))}
      >
        <TemplateFilters {...props} />
        {isFailed && (
          <div className={styles.failure}>
            <Banner
              tone="danger"
              action={
                <Button size="sm" onClick={onRetry}>
                  다시 불러오기
                </Button>
              }
            >
              템플릿을 불러오지 못했어요.
            </Banner>
          </div>
        )}
        <SkeletonRegion isLoading={!list && !isFailed} skeleton={<CardSkeletons view={filter.view} />}>
          {list &&
            (list.items.length === 0 ? <NoTemplates {...props} /> : <TemplateCards {...props} items={list.items} />)}
        </SkeletonRegion>
        {list && list.total > PAGE_SIZE && (
          <div className={styles.pages}>
            <Pagination
              page={filter.page}
              pageSize={PAGE_SIZE}
              total={list.total}
              unit="개"
              onPageChange={(page) => onFilter({ page })}
            />
          </div>
        )}
      </Tabs>
    </>
  );
}
