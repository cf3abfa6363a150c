import { UserPlus } from '@/shared/icons';
import type { Contact, ContactGroup, ContactPage } from '@/entities/contact';
import { Button } from '@/shared/ui/actions/button';
import { Pagination } from '@/shared/ui/data/pagination';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { PageSkeleton, SkeletonRegion } from '@/shared/ui/feedback/skeleton';
import { Checkbox } from '@/shared/ui/inputs/checkbox';
import { formatPhone } from '@/shared/ui/inputs/phone-input';
import { SearchBox } from '@/shared/ui/inputs/search-box';
import { findContactGroup, MAX_RECIPIENTS, type ChosenRecipients } from '../model/chosen-recipients';
import { describeMissingContact, type RequiredContact } from '../model/entered-person';
import * as styles from './send-to-contacts.css';

export type PickPeopleFilter = { search: string; page: number };

export type PickPeopleProps = {
  /** Null while loading. */
  contacts: ContactPage | null;
  groups: readonly ContactGroup[];
  isFailed: boolean;
  filter: PickPeopleFilter;
  chosen: ChosenRecipients;
  needs: RequiredContact;
  onFilter: (change: Partial<PickPeopleFilter>) => void;
  onRetry: () => void;
  onContact: (contact: Contact) => void;
  onGroup: (group: ContactGroup) => void;
  onType: () => void;
};

export function PickPeople({ contacts, groups, isFailed, filter, chosen, needs, ...on }: PickPeopleProps) {
  return (
    <section className={styles.card} aria-labelledby="pick-people">
      <header className={styles.header}>
        <h2 id="pick-people" className={styles.heading}>
          연락처
        </h2>
        <Button size="sm" icon={<UserPlus />} onClick={on.onType}>
          직접 적기
        </Button>
      </header>
      <div role="search">
        <SearchBox
          filled
          placeholder="이름, 회사, 메일, 번호"
          value={filter.search}
          onSearch={(search) => on.onFilter({ search, page: 1 })}
        />
      </div>
      {isFailed ? (
        <EmptyState
          kind="offline"
          size="panel"
          title="연락처를 불러오지 못했어요"
          description="잠시 뒤에 다시 해주세요."
          actions={<Button onClick={on.onRetry}>다시 불러오기</Button>}
        />
      ) : (
        <SkeletonRegion isLoading={contacts === null} skeleton={<PageSkeleton />}>
          {groups.length > 0 && filter.search === '' && (
            <ul aria-label="그룹" className={styles.list}>
              {groups.map((group) => (
                <li key={group.contactGroupId} className={styles.row}>
                  <Checkbox
                    label={`${group.name} 그룹`}
                    description={`${group.contacts.toLocaleString('ko-KR')}명 모두`}
                    checked={chosen.groups.some(({ contactGroupId }) => contactGroupId === group.contactGroupId)}
                    disabledReason={group.contacts === 0 ? '아직 아무도 없는 그룹이에요' : undefined}
                    onChange={() => on.onGroup(group)}
                  />
                </li>
              ))}
            </ul>
          )}
          {contacts && contacts.items.length === 0 ? (
            <Nobody isSearching={filter.search !== ''} />
          ) : (
            <ul aria-label="연락처" className={styles.list}>
              {contacts?.items.map((contact) => (
                <li key={contact.contactId} className={styles.row}>
                  <Choice contact={contact} chosen={chosen} needs={needs} onContact={on.onContact} />
                </li>
              ))}
            </ul>
          )}
        </SkeletonRegion>
      )}
      {!isFailed && contacts && contacts.total > contacts.size && (
        <Pagination
          page={filter.page}
          pageSize={contacts.size}
          total={contacts.total}
          unit="명"
          onPageChange={(page) => on.onFilter({ page })}
        />
      )}
    </section>
  );
}

type ChoiceProps = Pick<PickPeopleProps, 'chosen' | 'needs' | 'onContact'> & { contact: Contact };

function Choice({ contact, chosen, needs, onContact }: ChoiceProps) {
  const { contactId, name, company, title, email, phone } = contact;
  const isChosen = chosen.contacts.some((one) => one.contactId === contactId);
  const group = findContactGroup(chosen, contact);
  const lack = describeMissingContact(needs, contact);
  const isFull = !isChosen && chosen.contacts.length >= MAX_RECIPIENTS;
  return (
    <Checkbox
      label={name}
      description={[company, title, email, phone && formatPhone(phone)].filter(Boolean).join(' · ')}
      checked={isChosen || group !== undefined}
      disabledReason={
        group
          ? `${group.name} 그룹으로 골랐어요`
          : isChosen
            ? undefined
            : (lack ??
              (isFull ? `한 분씩은 ${MAX_RECIPIENTS.toLocaleString('ko-KR')}명까지 고를 수 있어요` : undefined))
      }
      onChange={() => onContact(contact)}
    />
  );
}

const Nobody = ({ isSearching }: { isSearching: boolean }) =>
  isSearching ? (
    <EmptyState
      kind="nothing-found"
      size="panel"
      title="찾는 연락처가 없어요"
      description="다른 말로 찾거나 직접 적어보세요."
    />
  ) : (
    <EmptyState
      kind="nothing-yet"
      size="panel"
      title="아직 연락처가 없어요"
      description="직접 적거나, 설정의 연락처에서 더할 수 있어요."
    />
  );
