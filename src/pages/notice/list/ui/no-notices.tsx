import { Button } from '@/shared/ui/actions/button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { NothingFound } from '@/widgets/list-frame';
import type { NoticesViewProps } from './notices-view.types';

/** There are no notices, none match, or the page in the URL is beyond the last. */
export function NoNotices({ list, filter: { search, kind }, onFilter }: NoticesViewProps) {
  if (list && list.total > 0)
    return (
      <EmptyState
        kind="nothing-found"
        title="이 쪽에는 공지가 없어요"
        actions={<Button onClick={() => onFilter({ page: 1 })}>첫 쪽 보기</Button>}
      />
    );
  if (search === '' && kind === null)
    return <EmptyState kind="nothing-yet" title="아직 공지가 없어요" description="새 소식이 생기면 여기에 적을게요." />;
  return <NothingFound title="찾는 공지가 없어요" onClear={() => onFilter({ search: '', kind: null })} />;
}
