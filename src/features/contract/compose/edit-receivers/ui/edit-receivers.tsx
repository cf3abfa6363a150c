import { tidyEmail } from '#rules/email.ts';
import { BookUser, PenLine, Plus, Trash } from '@/shared/icons';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Controller, useWatch } from 'react-hook-form';
import { MAX_RECEIVERS } from '@/shared/config';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { IconButton } from '@/shared/ui/actions/icon-button';
import { ReorderHandle, ReorderItem, ReorderList } from '@/shared/ui/data/reorder';
import { useLayout } from '@/shared/ui/layout/responsive';
import { Sheet } from '@/shared/ui/overlays/sheet';
import { Stack } from '@/shared/ui/layout/stack';
import { Switch } from '@/shared/ui/inputs/switch';
import { listSigningSteps, type KnownPerson, type Person } from '../model/person';
import { isSealedImmediately, findPersonProblems } from './problems';
import type { ReceiversForm } from './use-receivers-form';
import { PersonSummary } from './person-summary';
import { PersonFields } from './person-fields';
import * as styles from './receivers.css';
import { StepBadge } from './step-badge';
import { StepToggle } from './step-toggle';
import { useScrollToPerson } from './use-scroll-to-person';

/** The index among the signers, which determines the colour. Others have no fields and therefore no colour. */
const signerPlace = (people: readonly Person[], index: number) =>
  people[index]?.role === 'SIGNER' ? people.slice(0, index).filter(({ role }) => role === 'SIGNER').length : null;

type EditReceiversProps = {
  receivers: ReceiversForm;
  me: Omit<KnownPerson, 'id'>;
  known: readonly KnownPerson[];
  onSearch: (words: string) => void;
  onPick: () => void;
  openIndex: number | null;
  onOpenIndex: (index: number | null) => void;
  soughtKey: string | null;
};

const FULL = `받는 분은 ${MAX_RECEIVERS}명까지 넣을 수 있어요`;
const nameOf = ({ name, slotName }: Pick<Person, 'name' | 'slotName'>, index: number) =>
  name.trim() || slotName || `${index + 1}번째 받는 분`;

export function EditReceivers(props: EditReceiversProps) {
  const { receivers, me, known, onSearch, onPick, openIndex, onOpenIndex, soughtKey } = props;
  const { form, list, listProblem, isFull, add, addKnown } = receivers;
  const isMobile = useLayout() === 'mobile';
  const people = useWatch({ control: form.control, name: 'people' });
  const isInOrder = useWatch({ control: form.control, name: 'isInOrder' });
  const [searching, setSearching] = useState<number | null>(null);
  const steps = listSigningSteps({ people, isInOrder });
  const isMeIn = people.some(({ email }) => tidyEmail(email).toLowerCase() === me.email?.toLowerCase());

  const place = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  useScrollToPerson(place, soughtKey, () => {
    const index = people.findIndex(({ key }) => key === soughtKey);
    if (isMobile && index >= 0) onOpenIndex(index);
  });

  const addPerson = () => {
    add();
    if (isMobile) onOpenIndex(people.length);
  };
  const remove = (index: number) => {
    onOpenIndex(null);
    flushSync(() => list.remove(index));
    const buttons = place.current?.querySelectorAll<HTMLButtonElement>(`.${styles.actions} button`) ?? [];
    (buttons[Math.min(index, buttons.length - 1)] ?? addButton.current)?.focus();
  };
  const isCheckedAt = (index: number) => {
    const person = people[index];
    return person !== undefined && receivers.isChecked(person);
  };
  const fieldsOf = (index: number) => (
    <PersonFields
      key={list.fields[index]?.rowId}
      form={form}
      index={index}
      isChecked={isCheckedAt(index)}
      known={searching === index ? known : []}
      onSearch={(words) => {
        setSearching(index);
        onSearch(words);
      }}
    />
  );

  return (
    <Stack gap={4} ref={place}>
      <div className={styles.header}>
        <div>
          <h1 className={styles.heading}>누구에게 보낼까요?</h1>
          <p className={styles.subtitle}>
            {isInOrder
              ? '위에서부터 차례로 서명해요. 끌어서 순서를 바꿀 수 있어요.'
              : '한꺼번에 보내요. 누가 먼저 서명해도 괜찮아요.'}
          </p>
        </div>
        <Controller
          control={form.control}
          name="isInOrder"
          render={({ field: { value, onChange } }) => (
            <Switch className={styles.order} label="순서대로 보내기" checked={value} onCheckedChange={onChange} />
          )}
        />
      </div>
      {listProblem && <Banner tone="danger">{listProblem}</Banner>}
      {isSealedImmediately({ people }) && (
        <Banner tone="neutral">서명할 분이 없으면, 내 도장이나 서명을 넣은 문서를 보내자마자 잠가요.</Banner>
      )}
      {list.fields.length > 0 && (
        <ReorderList
          aria-label="받는 분"
          className={styles.list}
          count={list.fields.length}
          onMove={(from, to) => list.move(from, to)}
        >
          {list.fields.map(({ rowId }, index) => {
            const person = people[index];
            const step = steps[index] ?? null;
            if (!person) return null;
            const name = nameOf(person, index);
            return (
              <ReorderItem key={rowId}>
                <Stack gap={2} data-person={person.key}>
                  {isInOrder && step !== null && steps.slice(0, index).some((other) => other !== null) && (
                    <StepToggle
                      isBeside={person.isBeside}
                      name={name}
                      onChange={(isBeside) =>
                        form.setValue(`people.${index}.isBeside`, isBeside, { shouldDirty: true })
                      }
                    />
                  )}
                  {isMobile ? (
                    <PersonSummary
                      person={person}
                      name={name}
                      badge={<StepBadge step={step} place={signerPlace(people, index)} />}
                      isWrong={isCheckedAt(index) && Object.keys(findPersonProblems(person)).length > 0}
                      handle={<ReorderHandle index={index} label={`${name} 순서 바꾸기`} />}
                      onOpen={() => onOpenIndex(index)}
                    />
                  ) : (
                    <div className={styles.card} role="group" aria-label={name}>
                      <div className={styles.badgeColumn}>
                        <ReorderHandle index={index} label={`${name} 순서 바꾸기`} />
                        <StepBadge step={step} place={signerPlace(people, index)} />
                      </div>
                      {fieldsOf(index)}
                      <div className={styles.actions}>
                        <IconButton label={`${name} 빼기`} icon={<Trash />} onClick={() => remove(index)} />
                      </div>
                    </div>
                  )}
                </Stack>
              </ReorderItem>
            );
          })}
        </ReorderList>
      )}
      <div className={styles.footer}>
        <Button ref={addButton} icon={<Plus />} disabledReason={isFull ? FULL : undefined} onClick={addPerson}>
          받는 분 더하기
        </Button>
        <Button icon={<BookUser />} disabledReason={receivers.room() === 0 ? FULL : undefined} onClick={onPick}>
          연락처에서 고르기
        </Button>
        <Button
          variant="ghost"
          icon={<PenLine />}
          disabledReason={isFull ? FULL : isMeIn ? '이미 받는 분이에요' : undefined}
          onClick={() => addKnown([me])}
        >
          내가 서명하기
        </Button>
      </div>
      {isMobile && (
        <Sheet
          open={openIndex !== null && openIndex < people.length}
          onOpenChange={(open) => !open && onOpenIndex(null)}
          title="받는 분"
          footer={
            <>
              <Button icon={<Trash />} onClick={() => openIndex !== null && remove(openIndex)}>
                빼기
              </Button>
              <Button variant="primary" onClick={() => onOpenIndex(null)}>
                다 적었어요
              </Button>
            </>
          }
        >
          {openIndex !== null && fieldsOf(openIndex)}
        </Sheet>
      )}
    </Stack>
  );
}
