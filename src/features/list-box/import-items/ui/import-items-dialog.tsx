import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { describeUses, listBoxQueries, type ListBox } from '@/entities/setting/list-box';
import { getErrorMessage } from '@/shared/api';
import { Button } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';
import { Field } from '@/shared/ui/inputs/field';
import { FileDrop } from '@/shared/ui/inputs/file-drop';
import { RadioGroup } from '@/shared/ui/inputs/radio-group';
import { Stack } from '@/shared/ui/layout/stack';
import { Dialog } from '@/shared/ui/overlays/dialog';
import { useImportItems, type ImportMode } from '../api/import-items';

const MODES: readonly { value: ImportMode; label: string }[] = [
  { value: 'APPEND', label: '뒤에 더하기' },
  { value: 'REPLACE', label: '바꾸기' },
];

export function ImportItemsDialog({ box, onClose }: { box: ListBox; onClose: () => void }) {
  const [mode, setMode] = useState<ImportMode>('APPEND');
  const take = useImportItems(box);
  const replaces = mode === 'REPLACE';
  const uses = useQuery({ ...listBoxQueries.uses(box.listBoxId), enabled: replaces });
  const warning = replaces && uses.data ? describeUses(uses.data) : null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width={480}
      title="엑셀로 항목 넣기"
      description="첫 열의 칸 하나가 항목 하나가 돼요. 제목 줄은 빼주세요."
      footer={
        <Button variant={take.data ? 'primary' : 'secondary'} size="lg" onClick={onClose}>
          {take.data ? '닫기' : '그만두기'}
        </Button>
      }
    >
      <Stack gap={4}>
        {take.error && <Banner tone="danger">{getErrorMessage(take.error)}</Banner>}
        {take.data ? (
          <Banner announce>{describeResult(take.data)}</Banner>
        ) : (
          <>
            {box.items.length > 0 && (
              <Field label={`지금 있는 ${box.items.length.toLocaleString('ko')}개는`} group>
                <RadioGroup options={MODES} value={mode} onValueChange={setMode} />
              </Field>
            )}
            {warning !== null && (
              <Banner tone="warning" announce>
                {warning}
              </Banner>
            )}
            <FileDrop
              accept=".xlsx,.csv"
              hint="XLSX나 CSV, 1,000개까지"
              camera={false}
              multiple={false}
              disabledReason={
                take.isPending
                  ? '파일을 읽고 있어요'
                  : replaces && uses.isFetching
                    ? '이 목록을 쓰는 문서를 찾고 있어요'
                    : undefined
              }
              onFiles={([sheet]) => sheet && take.mutate({ sheet, mode })}
            />
            {take.isPending && <p role="status">파일을 읽고 있어요</p>}
          </>
        )}
      </Stack>
    </Dialog>
  );
}

function describeResult({ added, duplicates }: { added: number; duplicates: number }): string {
  const words = added > 0 ? `${added.toLocaleString('ko')}개를 넣었어요.` : '새로 넣은 것이 없어요.';
  return duplicates > 0 ? `${words} 같은 것 ${duplicates.toLocaleString('ko')}개는 뺐어요.` : words;
}
