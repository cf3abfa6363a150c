import { Button } from '@/shared/ui/actions/button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import type { ListFrameProps } from './list-frame';

type Shown = { size: number; total: number };
type BeyondTheEndProps = { list: Shown; onPage: (page: number) => void };

/** The URL is outdated or the list has become shorter. */
function BeyondTheEnd({ list, onPage }: BeyondTheEndProps) {
  const last = Math.ceil(list.total / list.size);
  return (
    <EmptyState
      kind="nothing-found"
      title="이 쪽에는 아무것도 없어요"
      description={`목록은 ${last}쪽까지 있어요.`}
      actions={<Button onClick={() => onPage(last)}>마지막 쪽 보기</Button>}
    />
  );
}

export const explainEmptyPage = ({
  list,
  nothing,
  onPage,
}: Pick<ListFrameProps<unknown>, 'list' | 'nothing' | 'onPage'>) =>
  list && list.total > 0 ? <BeyondTheEnd list={list} onPage={onPage} /> : nothing;
