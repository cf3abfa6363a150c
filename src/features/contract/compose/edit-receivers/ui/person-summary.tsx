import { ChevronRight } from '@/shared/icons';
import type { ReactNode } from 'react';
import { ROLE_LABELS } from '@/entities/contract';
import { formatPhone } from '@/shared/ui/inputs/phone-input';
import type { Person } from '../model/person';
import * as styles from './receivers.css';

type PersonSummaryProps = {
  person: Person;
  name: string;
  badge: ReactNode;
  handle: ReactNode;
  isWrong: boolean;
  onOpen: () => void;
};

export const formatContact = ({ way, email, phone }: Person) =>
  [way !== 'SMS' && email, way !== 'MAIL' && formatPhone(phone)].filter(Boolean).join(' · ');

/** Summarises a receiver in two lines on a phone. Tapping it opens the form. */
export const PersonSummary = ({ person, name, badge, handle, isWrong, onOpen }: PersonSummaryProps) => (
  <div className={styles.summary} data-wrong={isWrong || undefined}>
    {badge}
    <button type="button" className={styles.summaryButton} data-open-person onClick={onOpen}>
      <span className={styles.summaryName}>
        {name} · {ROLE_LABELS[person.role]}
      </span>
      {isWrong ? (
        <span className={styles.summaryProblem}>고칠 곳이 있어요</span>
      ) : (
        <span className={styles.summaryContact}>{formatContact(person) || '연락처를 적어주세요'}</span>
      )}
    </button>
    {handle}
    <ChevronRight aria-hidden />
  </div>
);
