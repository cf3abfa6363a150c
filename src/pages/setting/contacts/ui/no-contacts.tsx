import { FileUp, Plus } from '@/shared/icons';
import { Button } from '@/shared/ui/actions/button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { NothingFound } from '@/widgets/list-frame';
import type { ContactsViewProps } from './contacts-view';

type NoContactsProps = Pick<ContactsViewProps, 'filter' | 'mayManage' | 'onFilter' | 'onAct'>;

export function NoContacts({ filter, mayManage, onFilter, onAct }: NoContactsProps) {
  if (filter.search || filter.group)
    return <NothingFound title="찾는 연락처가 없어요" onClear={() => onFilter({ search: '', group: null })} />;
  return (
    <EmptyState
      kind="nothing-yet"
      title="아직 연락처가 없어요"
      description={
        mayManage
          ? '자주 보내는 분을 더해두면 이름만 적어도 찾을 수 있어요.'
          : '연락처 관리 권한이 있는 멤버가 더할 수 있어요.'
      }
      actions={
        mayManage && (
          <>
            <Button icon={<FileUp />} onClick={() => onAct({ act: 'import' })}>
              엑셀로 넣기
            </Button>
            <Button variant="primary" icon={<Plus />} onClick={() => onAct({ act: 'add' })}>
              연락처 더하기
            </Button>
          </>
        )
      }
    />
  );
}
