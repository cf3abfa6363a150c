import { useEditor, type ClearableProperty, type FieldChange } from '@/features/contract/editor/place-fields';

/** Changes all selected fields. Consecutive changes to the same property are undone as one step. */
export function useChangeFields() {
  const { actor } = useEditor();
  return (what: string, to: FieldChange, drop: readonly ClearableProperty[] = []) =>
    actor.send({ type: 'changed', to, drop, what });
}

/** Changes an optional property. An empty value removes it. */
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
