import { useEditor, type Droppable, type FieldChange } from '@/features/contract/editor/place-fields';

/** Writes into all chosen fields; what one types without a stop is one step back. */
export function useChange() {
  const { actor } = useEditor();
  return (what: string, to: FieldChange, drop: readonly Droppable[] = []) =>
    actor.send({ type: 'changed', to, drop, what });
}

/** For entries that may be left out: an empty one takes the member away. */
export function useOptionalChange() {
  const change = useChange();
  return <Name extends Droppable & keyof FieldChange>(name: Name, value: FieldChange[Name] | null) =>
    value === null || value === '' ? change(name, {}, [name]) : change(name, only(name, value));
}

const only = <Name extends keyof FieldChange>(name: Name, value: FieldChange[Name]): Pick<FieldChange, Name> => {
  const made: FieldChange = {};
  made[name] = value;
  return made;
};
