import { useRef, useState } from 'react';
import { SHEET_TYPES } from '@/features/batch/send-many';
import { FileSpreadsheet } from '@/shared/icons';
import { Button } from '@/shared/ui/actions/button';
import { ConfirmDialog } from '@/shared/ui/overlays/confirm-dialog';

type ReplaceSheetProps = {
  /** Whether rows were typed or corrected here, which no file has. */
  hasOwnWork: boolean;
  onFile: (file: File) => void;
};

/** Replaces all rows with those of another file, after a question if that loses what was typed here. */
export function ReplaceSheet({ hasOwnWork, onFile }: ReplaceSheetProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<File | null>(null);
  return (
    <>
      <Button icon={<FileSpreadsheet />} onClick={() => picker.current?.click()}>
        엑셀 다시 올리기
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label="엑셀 다시 올리기"
        accept={SHEET_TYPES}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (!file) return;
          if (hasOwnWork) setAsked(file);
          else onFile(file);
        }}
      />
      {asked && (
        <ConfirmDialog
          title="지금 있는 줄을 새 파일로 바꿀까요?"
          description="지금 있는 줄이 모두 사라져요. 여기서 적거나 고친 것도 되살릴 수 없어요."
          action={{ label: '모두 바꾸기', isDanger: true }}
          isBusy={false}
          failure={null}
          onConfirm={() => {
            setAsked(null);
            onFile(asked);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
