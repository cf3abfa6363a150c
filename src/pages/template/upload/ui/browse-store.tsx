import { href } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/actions/button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';

export const BrowseStore = () => (
  <EmptyState
    kind="nothing-yet"
    size="panel"
    title="준비된 양식을 가져올 수 있어요"
    description="근로계약서, 비밀유지계약서 같은 양식에 칸까지 놓여 있어요."
    actions={
      <ButtonLink variant="primary" to={href('templateStore')}>
        스토어 둘러보기
      </ButtonLink>
    }
  />
);
