import { FileSearch, Plus } from '@/shared/icons';
import type { ContractTab } from '@/entities/contract';
import { href } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/actions/button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { NothingFound } from '@/widgets/list-frame';
import { isFiltered } from '../model/list-filter';
import type { ContractsViewProps } from './contracts-view';

const TAB_WORDS: Record<Exclude<ContractTab, 'ALL'>, string> = {
  MY_TURN: '지금 서명할 문서가 없어요',
  IN_PROGRESS: '진행 중인 문서가 없어요',
  COMPLETED: '아직 끝난 문서가 없어요',
  ENDED: '거절되거나 취소한 문서가 없어요',
  DRAFT: '쓰다 만 문서가 없어요',
};

type EmptyContractListProps = Pick<ContractsViewProps, 'filter' | 'maySend' | 'onFilter'>;

/** No results, an empty tab and no documents at all each have a different next step. */
export function EmptyContractList({ filter, maySend, onFilter }: EmptyContractListProps) {
  if (isFiltered(filter))
    return (
      <NothingFound
        title="찾는 문서가 없어요"
        icon={<FileSearch />}
        onClear={() =>
          onFilter({
            search: '',
            period: null,
            sender: null,
            folder: null,
            label: null,
            template: null,
            batch: null,
            directUrl: null,
          })
        }
      />
    );
  if (filter.tab === 'MY_TURN')
    return (
      <EmptyState kind="nothing-left" title={TAB_WORDS.MY_TURN} description="새로 오면 메일과 알림으로 알려드려요." />
    );
  if (filter.tab === 'ENDED') return <EmptyState kind="nothing-left" title={TAB_WORDS.ENDED} />;
  return (
    <EmptyState
      kind="nothing-yet"
      title={filter.tab === 'ALL' ? '아직 보낸 문서가 없어요' : TAB_WORDS[filter.tab]}
      description={
        maySend
          ? 'PDF나 한글 파일을 올리고 서명할 자리를 정하면 메일이나 문자로 바로 보낼 수 있어요.'
          : '문서를 보내려면 관리자에게 권한을 부탁해보세요.'
      }
      actions={
        maySend && (
          <ButtonLink variant="primary" size="lg" icon={<Plus />} to={href('contractUpload')}>
            새 문서 보내기
          </ButtonLink>
        )
      }
    />
  );
}
