import { PenLine } from '@/shared/icons';
import { useRef, useState } from 'react';
import type { Contract, ContractProblem, Field } from '@/entities/contract';
import type { PageColumnHandle } from '@/entities/document';
import { focusGuidedFillButton } from '@/features/contract/editor/place-fields';
import { Button } from '@/shared/ui/actions/button';
import { useFieldEditor } from '../model/use-field-editor';
import { useSenderFields } from '../model/use-sender-fields';
import { ChooseMark } from './choose-mark';
import { FillSenderFields } from './fill-sender-fields';
import * as styles from './fill-own-fields.css';

type FillOwnFieldsProps = {
  draft: Pick<Contract, 'fields' | 'annotations' | 'files' | 'receivers'>;
  problems: readonly ContractProblem[] | undefined;
  onChange: (change: { fields?: readonly Field[] }) => void;
  /** Called when the picture URLs have expired. */
  onStale: () => void;
};

/** Lets the sender fill in their fields without opening the editor. Renders nothing without such fields. */
export function FillOwnFields({ draft, problems, onChange, onStale }: FillOwnFieldsProps) {
  const column = useRef<PageColumnHandle>(null);
  const [begun] = useState({ ...draft, files: draft.files.map(({ file }) => file) });
  const editing = useFieldEditor(begun, { receivers: begun.receivers, suggestions: [], onChange, column });
  const own = useSenderFields(editing, problems);
  if (own.count === 0) return null;
  const isDone = own.done === own.count;
  return (
    <section className={styles.card} aria-labelledby="own-fields">
      <div>
        <h2 id="own-fields" className={styles.heading}>
          내 칸
        </h2>
        <p className={styles.description}>
          {isDone ? '내가 채울 칸을 다 채웠어요.' : `내가 채울 칸이 ${own.count - own.done}개 남았어요.`}
        </p>
      </div>
      <Button data-lead icon={<PenLine />} onClick={() => own.onLead(null)}>
        내 칸 채우기 ({own.done}/{own.count})
      </Button>
      {own.leading && (
        <FillSenderFields
          annotations={editing.annotations}
          pages={editing.pages}
          placed={own.placed}
          refusals={own.refusals}
          files={own.files}
          from={own.leading.from}
          onFilled={own.onFilled}
          onMark={own.onMark}
          onClose={() => {
            own.onLed();
            focusGuidedFillButton();
          }}
          onStale={onStale}
        />
      )}
      {own.marking && <ChooseMark {...own.marking} onChosen={own.putMark} onClose={() => own.onMark(null)} />}
    </section>
  );
}
