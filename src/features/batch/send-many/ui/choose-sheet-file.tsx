import { useMutation } from '@tanstack/react-query';
import { Download, PencilLine } from '@/shared/icons';
import { fetchSheetForm, formatCount, type BatchListItem } from '@/entities/batch';
import { getErrorMessage } from '@/shared/api';
import { saveBlob } from '@/shared/lib/browser';
import { formatRelativePast, useNow } from '@/shared/lib/seoul-time';
import { Button } from '@/shared/ui/actions/button';
import { toast } from '@/shared/ui/feedback/toast';
import { FileDrop } from '@/shared/ui/inputs/file-drop';
import { Stack } from '@/shared/ui/layout/stack';
import * as styles from './send-many.css';

type ChooseSheetFileProps = {
  templateId: string;
  title: string;
  drafts: readonly BatchListItem[];
  isBusy: boolean;
  onFile: (file: File) => void;
  onBegin: () => void;
  onContinue: (batchId: string) => void;
};

export const SHEET_TYPES = '.xlsx,.csv';

export function ChooseSheetFile({ templateId, title, drafts, isBusy, ...on }: ChooseSheetFileProps) {
  const now = useNow();
  return (
    <Stack gap={6}>
      <div>
        <h1 className={styles.heading}>엑셀로 여러 명에게 보내요</h1>
        <p className={styles.subtitle}>양식에 받는 분과 값을 적어 올리면, 틀린 칸을 보내기 전에 모두 짚어드려요.</p>
      </div>
      {drafts.length > 0 && (
        <ul className={styles.drafts} aria-label="이어서 하기">
          {drafts.map(({ batchId, fileName, counts, movedAt }) => (
            <li key={batchId} className={styles.draft}>
              <span>
                {fileName || '직접 적던 줄'}{' '}
                <span className={styles.draftNote}>
                  {formatCount(counts.total)}건{counts.wrong > 0 && ` · 고쳐야 함 ${formatCount(counts.wrong)}건`} ·{' '}
                  {formatRelativePast(movedAt, now)}
                </span>
              </span>
              <Button size="sm" onClick={() => on.onContinue(batchId)}>
                이어서 하기
              </Button>
            </li>
          ))}
        </ul>
      )}
      <FileDrop
        accept={SHEET_TYPES}
        hint="XLSX나 CSV, 10MB와 10,000줄까지"
        camera={false}
        multiple={false}
        words={{
          drop: '여기에 엑셀 파일을 놓으세요',
          dropNow: '여기에 놓으세요',
          or: '또는',
          choose: '파일 고르기',
          chooseOnComputer: '내 컴퓨터에서 고르기',
          takePhoto: '사진 찍기',
        }}
        onFiles={([file]) => file && on.onFile(file)}
      />
      <div className={styles.alternatives}>
        <SheetFormButton templateId={templateId} title={title} />
        <Button icon={<PencilLine />} loading={isBusy} onClick={on.onBegin}>
          엑셀 없이 여기서 적기
        </Button>
      </div>
    </Stack>
  );
}

export function SheetFormButton({ templateId, title }: { templateId: string; title: string }) {
  const form = useMutation({
    mutationFn: () => fetchSheetForm(templateId),
    onSuccess: (blob) => saveBlob(blob, `${title} 양식.xlsx`),
    onError: (error) => toast.error(getErrorMessage(error)),
  });
  return (
    <Button variant="ghost" icon={<Download />} loading={form.isPending} onClick={() => form.mutate()}>
      엑셀 양식 받기
    </Button>
  );
}
