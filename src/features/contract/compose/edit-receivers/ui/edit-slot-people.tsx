import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { SLOT_PERSON_LABELS, type TemplateSlot } from '@/entities/template';
import { ROLE_LABELS } from '@/entities/contract';
import { Badge } from '@/shared/ui/feedback/badge';
import { Stack } from '@/shared/ui/layout/stack';
import { listSigningSteps, type KnownPerson, type Person } from '../model/person';
import { PersonFields } from './person-fields';
import { formatContact } from './person-summary';
import { findPersonProblems } from './problems';
import * as styles from './receivers.css';
import { StepBadge } from './step-badge';
import type { ReceiversForm } from './use-receivers-form';

type EditSlotPeopleProps = {
  receivers: ReceiversForm;
  slots: readonly Pick<TemplateSlot, 'name' | 'person'>[];
  known: readonly KnownPerson[];
  onSearch: (words: string) => void;
};

/** A form for the people in a draft from a template. Only slots that the template leaves open can be filled in. */
export function EditSlotPeople({ receivers, slots, known, onSearch }: EditSlotPeopleProps) {
  const { form, list } = receivers;
  const people = useWatch({ control: form.control, name: 'people' });
  const isInOrder = useWatch({ control: form.control, name: 'isInOrder' });
  const [searching, setSearching] = useState<number | null>(null);
  const steps = listSigningSteps({ people, isInOrder });
  return (
    <Stack gap={3}>
      {list.fields.map(({ rowId }, index) => {
        const person = people[index];
        if (!person) return null;
        const slot = slots.find(({ name }) => name === person.slotName);
        const isGiven = slot !== undefined && slot.person !== 'ASK';
        const signersBefore = people.slice(0, index).filter(({ role }) => role === 'SIGNER').length;
        const name = person.slotName || person.name || `${index + 1}번째 받는 분`;
        return (
          <section key={rowId} className={styles.slotCard} aria-label={name}>
            <header className={styles.slotHeader}>
              <StepBadge step={steps[index] ?? null} place={person.role === 'SIGNER' ? signersBefore : null} />
              <h2 className={styles.slotName}>{name}</h2>
              <span className={styles.slotRole}>{ROLE_LABELS[person.role]}</span>
              {isGiven && <Badge>{SLOT_PERSON_LABELS[slot.person]}</Badge>}
            </header>
            {isGiven ? (
              <GivenPerson person={person} isChecked={receivers.isChecked(person)} />
            ) : (
              <PersonFields
                form={form}
                index={index}
                isSlot
                isChecked={receivers.isChecked(person)}
                known={searching === index ? known : []}
                onSearch={(words) => {
                  setSearching(index);
                  onSearch(words);
                }}
              />
            )}
          </section>
        );
      })}
    </Stack>
  );
}

/** A person specified by the template, or the sender. */
function GivenPerson({ person, isChecked }: { person: Person; isChecked: boolean }) {
  const problem = isChecked ? Object.values(findPersonProblems(person))[0] : undefined;
  return (
    <div className={styles.fixedPerson}>
      <p>
        <strong>{person.name}</strong> {person.title}
      </p>
      <p className={styles.slotRole}>{formatContact(person)}</p>
      {problem && (
        <p className={styles.fixedPersonProblem} role="alert">
          {problem} 이 문서만 고치기에서 적을 수 있어요.
        </p>
      )}
    </div>
  );
}
