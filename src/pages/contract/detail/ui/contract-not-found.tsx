import { href } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/actions/button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';

/** Looks the same for another organisation's contract as for an unknown id, so that neither is disclosed. */
export const ContractNotFound = () => (
  <>
    <title>문서 보기 | 도장</title>
    <EmptyState
      kind="nothing-found"
      headingLevel={1}
      title="찾는 문서가 없어요"
      description="지워졌거나, 볼 수 있는 권한이 없는 문서예요. 보낸 사람이나 관리자에게 물어보세요."
      actions={
        <ButtonLink variant="primary" to={href('contracts')}>
          문서함으로 가기
        </ButtonLink>
      }
    />
  </>
);
