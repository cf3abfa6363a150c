import { useEditor, type ClearableProperty, type FieldChange } from '@/features/contract/editor/place-fields';

/** Changes all selected fields. Consecutive changes to one property are undone together. */
export function useChangeFields() {
  const { actor } = useEditor();
  return (what: string, to: FieldChange, drop: readonly ClearableProperty[] = []) =>
    actor.send({ type: 'changed', to, drop, what });
}

/** An empty value removes the property. */
export function useChangeOptional() {
  const change = useChangeFields();
  return <Name extends ClearableProperty & keyof FieldChange>(name: Name, value: FieldChange[Name] | null) =>
    value === null || value === '' ? change(name, {}, [name]) : change(name, only(name, value));
}

const only = <Name extends keyof FieldChange>(name: Name, value: FieldChange[Name]): Pick<FieldChange, Name> => {
  const made: FieldChange = {};
  made[name] = value;
  return made;
};
