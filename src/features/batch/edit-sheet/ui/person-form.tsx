import { useState } from 'react';
import { fillTextRule } from '#rules/text-variables.ts';
import type { BatchColumn, BatchRow } from '@/entities/batch';
import { Button } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';
import { Field } from '@/shared/ui/inputs/field';
import { Select } from '@/shared/ui/inputs/select';
import { TextArea, TextInput } from '@/shared/ui/inputs/text-input';
import { Row, Stack } from '@/shared/ui/layout/stack';
import { Sheet } from '@/shared/ui/overlays/sheet';
import { getCellNote } from '../model/cell-words';
import { editCells, markRows } from '../model/sheet-command';
import type { SheetView } from '../model/use-sheet-view';
import { useTypingReport } from './use-typing-report';

const MAX_OPTIONS = 7;

type PersonFormProps = {
  row: BatchRow;
  columns: readonly BatchColumn[];
  view: SheetView;
  onTyping: (isTyping: boolean) => void;
  onNext: () => void;
  onClose: () => void;
};

export function PersonForm({ row, columns, view, onTyping, onNext, onClose }: PersonFormProps) {
  const isLeftOut = row.state === 'LEFT_OUT';
  const twin = row.twinOf !== null && !row.twinAccepted ? view.numberOf(row.twinOf) : null;
  const write = (key: string, after: string) =>
    view.perform(editCells([{ rowId: row.rowId, key, before: row.cells[key] ?? '', after }]));
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${view.numberOf(row.rowId)}번 줄`}
      footer={
        <>
          <Button size="xl" onClick={onClose}>
            닫기
          </Button>
          <Button size="xl" variant="primary" onClick={onNext}>
            다음 고칠 분
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {twin !== null && (
          <Banner
            tone="warning"
            action={
              <Button size="sm" onClick={() => view.perform(markRows([row], 'twinAccepted', true))}>
                그래도 보내기
              </Button>
            }
          >
            {twin}번 줄과 같은 분이에요.
          </Banner>
        )}
        {columns.map((column, index) => (
          <CellField
            key={column.key}
            column={column}
            row={row}
            isFirst={index === 0}
            onWrite={write}
            onTyping={onTyping}
          />
        ))}
        <Row gap={2}>
          <Button onClick={() => view.perform(markRows([row], 'isLeftOut', !isLeftOut))}>
            {isLeftOut ? '다시 넣기' : '이 줄 빼기'}
          </Button>
          <Button
            onClick={() => {
              view.remove([row]);
              onClose();
            }}
          >
            줄 지우기
          </Button>
        </Row>
      </Stack>
    </Sheet>
  );
}

type CellFieldProps = {
  column: BatchColumn;
  row: BatchRow;
  isFirst: boolean;
  onWrite: (key: string, text: string) => void;
  onTyping: (isTyping: boolean) => void;
};

function CellField({ column, row, isFirst, onWrite, onTyping }: CellFieldProps) {
  const { key, head, isRequired, items, field } = column;
  const stored = row.cells[key] ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  useTypingReport(typed !== null && typed !== stored, onTyping);
  const note = getCellNote(row, key, { isFirst, numberOf: () => null });
  const offer = note?.offer ?? null;
  const leave = () => {
    if (typed !== null && typed !== stored) onWrite(key, typed);
    setTyped(null);
  };
  const entry = { value: typed ?? stored, onBlur: leave };
  return (
    <>
      <Field
        label={head}
        optional={!isRequired}
        error={note?.problems[0]}
        hint={note && note.repairs.length > 0 ? `${note.repairs.join(', ')}.` : undefined}
      >
        {items && items.length <= MAX_OPTIONS ? (
          <Select
            options={items.map((item) => ({ value: item, label: item }))}
            value={stored === '' ? null : stored}
            onValueChange={(item) => onWrite(key, item)}
          />
        ) : field?.kind === 'MULTILINE' ? (
          <TextArea {...entry} onChange={(event) => setTyped(event.target.value)} />
        ) : (
          <TextInput
            size="lg"
            inputMode={column.kind === 'PHONE' ? 'tel' : column.kind === 'EMAIL' ? 'email' : undefined}
            {...entry}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      {offer !== null && (
        <Button size="sm" onClick={() => onWrite(key, offer)}>
          {fillTextRule('{값:로} 바꾸기', new Map([['값', offer]]))}
        </Button>
      )}
    </>
  );
}
