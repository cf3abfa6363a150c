import type { Contact, ContactGroup, ContactPage } from '@/entities/contact';
import { MAX_RECEIVERS } from '@/shared/config';
import { Button } from '@/shared/ui/actions/button';
import { Checkbox } from '@/shared/ui/inputs/checkbox';
import { Combobox } from '@/shared/ui/inputs/combobox';
import { Dialog, DialogCancel } from '@/shared/ui/overlays/dialog';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { Pagination } from '@/shared/ui/data/pagination';
import { formatPhone } from '@/shared/ui/inputs/phone-input';
import { SearchBox } from '@/shared/ui/inputs/search-box';
import { Skeleton, SkeletonRegion } from '@/shared/ui/feedback/skeleton';
import { Stack } from '@/shared/ui/layout/stack';
import * as styles from './choose-contacts.css';

export type ChooseContactsFilter = { search: string; group: string | null; page: number };

export type ChooseContactsViewProps = {
  contacts: ContactPage | null;
  isFailed: boolean;
  groups: readonly ContactGroup[];
  filter: ChooseContactsFilter;
  chosen: readonly Contact[];
  isTaken: (contact: Contact) => boolean;
  room: number;
  onFilter: (change: Partial<ChooseContactsFilter>) => void;
  onRetry: () => void;
  onToggle: (contact: Contact) => void;
  onAdd: () => void;
  onClose: () => void;
};

const FULL = `받는 분은 ${MAX_RECEIVERS}명까지 넣을 수 있어요`;

/** Keeps the selection when the search changes. */
export function ChooseContactsView({ contacts, isFailed, groups, filter, chosen, ...on }: ChooseContactsViewProps) {
  const isEmpty = contacts !== null && contacts.items.length === 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && on.onClose()}
      width={560}
      title="연락처에서 고르기"
      description="고른 분을 받는 분으로 넣어요."
      dirty={chosen.length > 0}
      footer={
        <>
          <DialogCancel>그만두기</DialogCancel>
          <Button
            size="lg"
            variant="primary"
            disabledReason={chosen.length === 0 ? '넣을 분을 먼저 골라주세요' : undefined}
            onClick={on.onAdd}
          >
            {chosen.length === 0 ? '넣기' : `${chosen.length}명 넣기`}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <div className={styles.filters} role="search">
          <SearchBox
            filled
            placeholder="이름, 회사, 메일, 번호"
            value={filter.search}
            onSearch={(search) => on.onFilter({ search })}
          />
          {groups.length > 0 && (
            <Combobox
              aria-label="그룹"
              placeholder="모든 그룹"
              options={groups.map(({ contactGroupId, name }) => ({ value: contactGroupId, label: name }))}
              value={filter.group}
              onValueChange={(group) => on.onFilter({ group })}
            />
          )}
        </div>
        <div className={styles.results}>
          {isFailed ? (
            <EmptyState
              kind="offline"
              size="panel"
              title="연락처를 불러오지 못했어요"
              description="잠시 뒤에 다시 해주세요."
              actions={<Button onClick={on.onRetry}>다시 불러오기</Button>}
            />
          ) : (
            <SkeletonRegion isLoading={contacts === null} skeleton={<Bones />}>
              {isEmpty ? (
                <Nobody filter={filter} onFilter={on.onFilter} />
              ) : (
                <ul aria-label="연락처">
                  {contacts?.items.map((contact) => (
                    <li key={contact.contactId} className={styles.person}>
                      <Choice contact={contact} chosen={chosen} {...on} />
                    </li>
                  ))}
                </ul>
              )}
            </SkeletonRegion>
          )}
        </div>
        {!isFailed && contacts && contacts.total > contacts.size && (
          <Pagination
            page={filter.page}
            pageSize={contacts.size}
            total={contacts.total}
            unit="명"
            onPageChange={(page) => on.onFilter({ page })}
          />
        )}
      </Stack>
    </Dialog>
  );
}

type ChoiceProps = Pick<ChooseContactsViewProps, 'chosen' | 'isTaken' | 'room' | 'onToggle'> & { contact: Contact };

function Choice({ contact, chosen, isTaken, room, onToggle }: ChoiceProps) {
  const { contactId, name, company, title, email, phone } = contact;
  const isIn = isTaken(contact);
  const isChosen = chosen.some((one) => one.contactId === contactId);
  const isFull = !isChosen && chosen.length >= room;
  return (
    <Checkbox
      label={name}
      description={[company, title, email, phone && formatPhone(phone)].filter(Boolean).join(' · ')}
      checked={isIn || isChosen}
      disabledReason={isIn ? '이미 받는 분이에요' : isFull ? FULL : undefined}
      onChange={() => onToggle(contact)}
    />
  );
}

const Nobody = ({ filter, onFilter }: Pick<ChooseContactsViewProps, 'filter' | 'onFilter'>) =>
  filter.search || filter.group ? (
    <EmptyState
      kind="nothing-found"
      size="panel"
      title="찾는 연락처가 없어요"
      description="다른 말로 찾거나 거르기를 풀어보세요."
      actions={<Button onClick={() => onFilter({ search: '', group: null })}>거르기 모두 풀기</Button>}
    />
  ) : (
    <EmptyState
      kind="nothing-yet"
      size="panel"
      title="아직 연락처가 없어요"
      description="설정의 연락처에서 더하면 여기서 고를 수 있어요."
    />
  );

const BONES = [1, 2, 3, 4];
const Bones = () => (
  <Stack gap={4}>
    {BONES.map((bone) => (
      <Stack key={bone} gap={2}>
        <Skeleton width="1/4" />
        <Skeleton width="3/4" />
      </Stack>
    ))}
  </Stack>
);
