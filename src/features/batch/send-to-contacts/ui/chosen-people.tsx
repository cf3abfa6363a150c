import { X } from '@/shared/icons';
import type { Contact, ContactGroup } from '@/entities/contact';
import { IconButton } from '@/shared/ui/actions/icon-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { List, ListRow } from '@/shared/ui/data/list-row';
import { formatPhone } from '@/shared/ui/inputs/phone-input';
import { countRecipients, formatRecipientCount, type ChosenRecipients } from '../model/chosen-recipients';
import * as styles from './send-to-contacts.css';

type ChosenPeopleProps = {
  chosen: ChosenRecipients;
  onContact: (contact: Contact) => void;
  onGroup: (group: ContactGroup) => void;
  onRemove: (key: string) => void;
};

const reach = ({ email, phone }: { email: string | null; phone: string | null }) =>
  [email, phone && formatPhone(phone)].filter(Boolean).join(' · ');

export function ChosenPeople({ chosen, onContact, onGroup, onRemove }: ChosenPeopleProps) {
  const { contacts, groups, people } = chosen;
  const entries = [
    ...groups.map((group) => ({
      key: group.contactGroupId,
      title: `${group.name} 그룹`,
      description: `${group.contacts.toLocaleString('ko-KR')}명`,
      onRemove: () => onGroup(group),
    })),
    ...people.map((person) => ({
      key: person.key,
      title: person.name,
      description: reach(person),
      onRemove: () => onRemove(person.key),
    })),
    ...contacts.map((contact) => ({
      key: contact.contactId,
      title: contact.name,
      description: reach(contact),
      onRemove: () => onContact(contact),
    })),
  ];
  return (
    <section aria-labelledby="chosen-people">
      <h2 id="chosen-people" className={styles.heading} aria-live="polite">
        {countRecipients(chosen).count === 0 ? '받는 분' : `받는 분 ${formatRecipientCount(chosen)}`}
      </h2>
      {groups.length + contacts.length > 0 && <p className={styles.note}>두 번 고른 분에게는 한 번만 보내요.</p>}
      {entries.length === 0 ? (
        <EmptyState
          kind="nothing-yet"
          size="panel"
          title="아직 고른 분이 없어요"
          description="연락처에서 고르거나 직접 적어주세요."
        />
      ) : (
        <List label="고른 분">
          {entries.map((entry) => (
            <ListRow
              key={entry.key}
              title={entry.title}
              description={entry.description}
              tail={<IconButton size="sm" label={`${entry.title} 빼기`} icon={<X />} onClick={entry.onRemove} />}
            />
          ))}
        </List>
      )}
    </section>
  );
}
