import { Plus } from '@/shared/icons';
import { href } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/actions/button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { NothingFound } from '@/widgets/list-frame';
import { countFilters, NO_FILTERS } from '../model/template-filter';
import type { TemplatesViewProps } from './templates-props';

type NoTemplatesProps = Pick<TemplatesViewProps, 'tab' | 'filter' | 'mayManage' | 'onFilter'>;

export function NoTemplates({ tab, filter, mayManage, onFilter }: NoTemplatesProps) {
  if (filter.search || countFilters(filter) > 0)
    return <NothingFound title="찾는 템플릿이 없어요" onClear={() => onFilter({ ...NO_FILTERS, search: '' })} />;
  if (tab === 'BOOKMARK')
    return <EmptyState kind="nothing-yet" title="즐겨찾기한 템플릿이 없어요" description="책갈피를 눌러 모아보세요." />;
  return (
    <EmptyState
      kind="nothing-yet"
      title="아직 템플릿이 없어요"
      description={
        mayManage
          ? '자주 쓰는 문서를 템플릿으로 만들면 받는 분만 적고 바로 보낼 수 있어요.'
          : '템플릿 관리 권한이 있는 멤버가 만들 수 있어요.'
      }
      actions={
        mayManage && (
          <>
            <ButtonLink to={href('templateStore')}>스토어 둘러보기</ButtonLink>
            <ButtonLink variant="primary" icon={<Plus />} to={href('templateUpload')}>
              템플릿 만들기
            </ButtonLink>
          </>
        )
      }
    />
  );
}
