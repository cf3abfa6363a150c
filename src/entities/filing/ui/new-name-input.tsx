import { useState } from 'react';
import { Button } from '@/shared/ui/actions/button';
import { Field } from '@/shared/ui/inputs/field';
import { Row } from '@/shared/ui/layout/stack';
import { TextInput } from '@/shared/ui/inputs/text-input';
import { useUnsavedInput } from '@/shared/ui/overlays/dialog';

type NewNameInputProps = {
  label: string;
  isBusy: boolean;
  error: string | undefined;
  onCreate: (name: string) => void;
};

/** Creates a folder or label without leaving the dialog. Enter submits it. */
export function NewNameInput({ label, isBusy, error, onCreate }: NewNameInputProps) {
  const [name, setName] = useState('');
  useUnsavedInput(name.trim() !== '');
  const create = () => {
    if (!name.trim()) return;
    onCreate(name.trim());
    setName('');
  };
  return (
    <Field label={label} optional error={error}>
      <Row gap={2}>
        <TextInput
          value={name}
          maxLength={50}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            create();
          }}
        />
        <Button loading={isBusy} onClick={create}>
          만들기
        </Button>
      </Row>
    </Field>
  );
}
