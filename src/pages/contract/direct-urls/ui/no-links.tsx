import { Plus } from '@/shared/icons';
import { Button } from '@/shared/ui/actions/button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { NothingFound } from '@/widgets/list-frame';
import { isFiltered, NO_FILTERS } from '../model/link-filter';
import type { DirectUrlsProps } from './direct-urls-props';

type NoLinksProps = Pick<DirectUrlsProps, 'filter' | 'maySend' | 'onFilter' | 'onMake'>;

export const NoLinks = ({ filter, maySend, onFilter, onMake }: NoLinksProps) =>
  isFiltered(filter) ? (
    <NothingFound title="찾는 링크가 없어요" onClear={() => onFilter({ search: '', ...NO_FILTERS })} />
  ) : (
    <EmptyState
      kind="nothing-yet"
      title="링크 하나로 여러 사람에게 서명받아요"
      description={
        maySend
          ? '링크나 QR 코드를 열면 누구나 이름과 연락처를 적고 서명할 수 있어요.'
          : '링크를 만들려면 관리자에게 문서 보내기 권한을 부탁해보세요.'
      }
      actions={
        maySend && (
          <Button variant="primary" size="lg" icon={<Plus />} onClick={onMake}>
            링크 만들기
          </Button>
        )
      }
    />
  );
