import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { contactQueries, type ContactImport } from '@/entities/contact';
import { getErrorMessage } from '@/shared/api';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { Dialog } from '@/shared/ui/overlays/dialog';
import { Field } from '@/shared/ui/inputs/field';
import { FileDrop } from '@/shared/ui/inputs/file-drop';
import { RadioGroup } from '@/shared/ui/inputs/radio-group';
import { Stack } from '@/shared/ui/layout/stack';
import { checkSheet, importSheet, type DuplicateHandling } from '../api/import-contacts';
import { formatRowRanges } from '../model/row-ranges';
import { SheetRows } from './sheet-rows';
import { IgnoredColumns } from './ignored-columns';

const KNOWN: readonly { value: DuplicateHandling; label: string }[] = [
  { value: 'SKIP', label: '그대로 두기' },
  { value: 'UPDATE', label: '파일에 적힌 것으로 고치기' },
];

export function ImportContactsDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [duplicates, setDuplicates] = useState<DuplicateHandling>('SKIP');
  const check = useMutation({
    mutationFn: checkSheet,
    onSuccess: ({ rows }) =>
      setChosen(new Set(rows.filter(({ problems }) => problems.length === 0).map(({ row }) => row))),
  });
  const take = useMutation({
    mutationFn: importSheet,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: contactQueries.all() }),
  });
  const sheet = check.variables;
  const failure = take.error ?? check.error;
  const again = () => {
    check.reset();
    take.reset();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width={600}
      title="엑셀로 연락처 넣기"
      description="첫 줄에 이름, 메일, 휴대폰, 회사, 부서, 직함, 메모, 그룹을 적은 파일이면 돼요. 순서는 상관없어요."
      dirty={check.data !== undefined && !take.data}
      footer={
        <Footer
          count={check.data && !take.data ? chosen.size : null}
          isDone={take.data !== undefined}
          isBusy={take.isPending}
          onClose={onClose}
          onAgain={again}
          onTake={() => sheet !== undefined && take.mutate({ sheet, duplicates, rows: formatRowRanges([...chosen]) })}
        />
      }
    >
      <Stack gap={4}>
        {failure && <Banner tone="danger">{getErrorMessage(failure)}</Banner>}
        {!check.data && (
          <FileDrop
            accept=".xlsx,.csv"
            hint="XLSX나 CSV, 10,000줄까지"
            camera={false}
            multiple={false}
            disabledReason={check.isPending ? '파일을 읽고 있어요' : undefined}
            onFiles={([file]) => file && check.mutate(file)}
          />
        )}
        {check.isPending && <p role="status">파일을 읽고 있어요</p>}
        {check.data && !take.data && (
          <>
            <Banner tone={check.data.ready === check.data.total ? 'neutral' : 'warning'}>
              {summaryOf(check.data)}
            </Banner>
            <IgnoredColumns columns={check.data.unreadColumns} />
            {check.data.rows.some(({ contactId }) => contactId !== null) && (
              <Field label="이미 있는 연락처는" group>
                <RadioGroup options={KNOWN} value={duplicates} onValueChange={setDuplicates} />
              </Field>
            )}
            <SheetRows rows={check.data.rows} chosen={chosen} onChoose={setChosen} />
          </>
        )}
        {take.data && <Banner announce>{resultOf(take.data)}</Banner>}
      </Stack>
    </Dialog>
  );
}

type FooterProps = {
  /** The number of selected rows, or null while there is nothing to select. */
  count: number | null;
  isDone: boolean;
  isBusy: boolean;
  onClose: () => void;
  onAgain: () => void;
  onTake: () => void;
};

const Footer = ({ count, isDone, isBusy, onClose, onAgain, onTake }: FooterProps) =>
  count === null ? (
    <Button variant={isDone ? 'primary' : 'secondary'} size="lg" onClick={onClose}>
      {isDone ? '닫기' : '그만두기'}
    </Button>
  ) : (
    <>
      <Button variant="secondary" size="lg" onClick={onAgain}>
        다른 파일 고르기
      </Button>
      <Button
        variant="primary"
        size="lg"
        loading={isBusy}
        loadingLabel="넣는 중"
        disabledReason={count === 0 ? '넣을 줄을 골라주세요.' : undefined}
        onClick={onTake}
      >
        {count.toLocaleString('ko-KR')}명 넣기
      </Button>
    </>
  );

function summaryOf({ total, ready }: ContactImport): string {
  if (total === 0) return '파일에 연락처가 없어요. 첫 줄 아래에 적어주세요.';
  if (total === ready) return `${total.toLocaleString('ko-KR')}줄을 모두 넣을 수 있어요.`;
  return `${total.toLocaleString('ko-KR')}줄 가운데 ${ready.toLocaleString('ko-KR')}줄을 넣을 수 있어요. 나머지는 파일에서 고쳐주세요.`;
}

function resultOf({ imported, updated }: ContactImport): string {
  const parts = [
    imported > 0 && `${imported.toLocaleString('ko-KR')}명을 넣었어요.`,
    updated > 0 && `${updated.toLocaleString('ko-KR')}명을 고쳤어요.`,
  ].filter(Boolean);
  return parts.join(' ') || '모두 이미 있는 연락처예요. 바뀐 것이 없어요.';
}
