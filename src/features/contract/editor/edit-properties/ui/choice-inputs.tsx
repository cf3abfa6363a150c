import { Plus } from '@/shared/icons';
import { useMemo, useState } from 'react';
import type { Field } from '@/entities/contract';
import { listChoices, isGroupNameTaken, useEditor, useEditorState } from '@/features/contract/editor/place-fields';
import { Button } from '@/shared/ui/actions/button';
import { Field as Entry } from '@/shared/ui/inputs/field';
import { TextInput } from '@/shared/ui/inputs/text-input';
import * as styles from './properties.css';

export function ChoiceInputs({ field }: { field: Field }) {
  const { actor } = useEditor();
  const fields = useEditorState(({ context }) => context.history.present);
  const choices = useMemo(() => listChoices(fields, field), [fields, field]);
  const { fieldId } = field;
  return (
    <>
      <QuestionEntry key={choices[0]?.fieldId ?? fieldId} field={field} fields={fields} />
      <div role="group" aria-label="고를 수 있는 것" className={styles.choices}>
        {choices.map((choice, index) => (
          <Entry key={choice.fieldId} label={`선택지 ${index + 1}`}>
            <TextInput
              maxLength={100}
              value={choice.name}
              onChange={({ target }) =>
                actor.send({ type: 'choice.named', fieldId: choice.fieldId, name: target.value })
              }
            />
          </Entry>
        ))}
        <Button size="sm" icon={<Plus />} onClick={() => actor.send({ type: 'choice.added', fieldId })}>
          선택지 더하기
        </Button>
      </div>
    </>
  );
}

function QuestionEntry({ field, fields }: { field: Field; fields: readonly Field[] }) {
  const { actor } = useEditor();
  const { fieldId, group = '' } = field;
  const [refused, setRefused] = useState<string | null>(null);
  const type = (words: string) => {
    const isTaken = isGroupNameTaken(fields, field, words);
    setRefused(isTaken || words === '' ? words : null);
    if (!isTaken && words !== '') actor.send({ type: 'choices.grouped', fieldId, group: words });
  };
  return (
    <Entry
      label="묻는 말"
      {...(refused !== null && {
        error: refused === '' ? '묻는 말을 적어주세요.' : '같은 말로 묻는 칸이 있어요. 다르게 적어주세요.',
      })}
    >
      <TextInput maxLength={100} value={refused ?? group} onChange={({ target }) => type(target.value)} />
    </Entry>
  );
}
