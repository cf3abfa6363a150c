import { useEffect, useRef, useState } from 'react';
import { useFieldArray, useForm, type FieldErrors } from 'react-hook-form';
import type { Contract, ReceiverDraft } from '@/entities/contract';
import { MAX_RECEIVERS, MAX_MESSAGE_LENGTH } from '@/shared/config';
import {
  toReceiverDraft,
  fillPerson,
  isBlank,
  createPerson,
  toPeople,
  listSigningSteps,
  type KnownPerson,
  type ReceiverList,
  type Person,
  type PersonDefaults,
} from '../model/person';
import { findListProblem, findPersonProblems, isTooLong } from './problems';

export type ReceiversForm = ReturnType<typeof useReceiversForm>;
type Keyed = { key: string; draft: Omit<ReceiverDraft, 'receiverUuid'> };

export function useReceiversForm(
  contract: Contract,
  defaults: PersonDefaults,
  onChange: (receivers: readonly Keyed[]) => void,
  soughtKey: string | null,
) {
  const [defaultValues] = useState(() => {
    const { people, isInOrder } = toPeople(contract);
    return { isInOrder, people: people.length > 0 ? people : [createPerson(defaults)] };
  });
  const form = useForm<ReceiverList>({ defaultValues, mode: 'onSubmit', resolver: (values) => resolve(values) });
  const list = useFieldArray({ control: form.control, name: 'people', keyName: 'rowId' });
  const [checkedKeys, setCheckedKeys] = useState<readonly string[]>(() => (soughtKey === null ? [] : [soughtKey]));
  const [listProblem, setListProblem] = useState<string | null>(null);

  const [hasUnsavable, setHasUnsavable] = useState(false);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  const { subscribe } = form;
  useEffect(() => {
    let last = JSON.stringify(keyed(defaultValues));
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        setHasUnsavable(values.people.some(({ message }) => isTooLong(message)));
        const receivers = keyed(values);
        // The form also reports events that change no value, such as a blur.
        const now = JSON.stringify(receivers);
        if (now === last) return;
        last = now;
        setListProblem(null);
        latest.current(receivers);
      },
    });
  }, [subscribe, defaultValues]);

  const isFull = list.fields.length >= MAX_RECEIVERS;
  return {
    form,
    list,
    listProblem,
    /** True while a message is longer than what is saved of it. */
    hasUnsavable,
    isChecked: ({ key }: Pick<Person, 'key'>) => checkedKeys.includes(key),
    isFull,
    room: () => MAX_RECEIVERS - form.getValues('people').filter((person) => !isBlank(person)).length,
    add: () => {
      if (!isFull) list.append(createPerson(defaults));
    },
    addKnown: (known: readonly Omit<KnownPerson, 'id'>[]) => {
      const values = form.getValues('people');
      const blanks = values.flatMap((person, index) => (isBlank(person) ? [{ person, index }] : []));
      // Fills blank cards first, because the sender can't continue with any left.
      known.slice(0, blanks.length).forEach((one, place) => {
        const blank = blanks[place];
        if (blank) list.update(blank.index, fillPerson(blank.person, one));
      });
      const room = MAX_RECEIVERS - values.length;
      const others = known.slice(blanks.length, blanks.length + room).map((one) => createPerson(defaults, one));
      if (others.length > 0) list.append(others, { shouldFocus: false });
    },
    /** Shows all errors and scrolls to the first. Resolves to that receiver's index, or null without errors. */
    check: async (): Promise<number | null> => {
      const values = form.getValues();
      const problem = findListProblem(values);
      setListProblem(problem);
      setCheckedKeys(values.people.map(({ key }) => key));
      const isValid = await form.trigger(undefined, { shouldFocus: true });
      if (isValid) return problem === null ? null : -1;
      return values.people.findIndex((person) => Object.keys(findPersonProblems(person)).length > 0);
    },
  };
}

const keyed = ({ people, isInOrder }: ReceiverList): Keyed[] => {
  const steps = listSigningSteps({ people, isInOrder });
  return people.map((person, index) => ({
    key: person.key,
    draft: toReceiverDraft(person, steps[index] ?? null, MAX_MESSAGE_LENGTH),
  }));
};

function resolve(values: ReceiverList) {
  const people = values.people.map((person) => {
    const problems = Object.entries(findPersonProblems(person));
    return Object.fromEntries(problems.map(([name, message]) => [name, { type: 'custom', message }]));
  });
  const errors: FieldErrors<ReceiverList> = people.some((problems) => Object.keys(problems).length > 0)
    ? { people }
    : {};
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
}
