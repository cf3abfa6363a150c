import type { TemplateSlot } from '@/entities/template';
import * as styles from './link-fields.css';

type SlotPeopleProps = { slots: readonly TemplateSlot[] };

export const SlotPeople = ({ slots }: SlotPeopleProps) => (
  <dl className={styles.people} aria-label="함께하는 분">
    {slots.map((slot) => (
      <div key={slot.slotUuid} className={styles.person}>
        <dt className={styles.role}>{slot.name}</dt>
        <dd className={styles.assignee}>{describe(slot)}</dd>
      </div>
    ))}
  </dl>
);

function describe({ person, fixed }: TemplateSlot): string {
  if (person === 'ASK') return '링크로 오는 분';
  return person === 'SENDER' ? '링크를 만든 사람' : (fixed?.name ?? '정해둔 분');
}
