import { Button } from '@/shared/ui/actions/button';
import { Dialog } from '@/shared/ui/overlays/dialog';
import { removeDuplicates } from '../model/item-rows';

type PasteDialogProps = {
  lines: readonly string[];
  known: readonly string[];
  onReplace: () => void;
  onAppend: () => void;
  onClose: () => void;
};

/** Asks whether pasted lines replace or extend the list. Nothing is saved yet, so replacing can be undone. */
export function PasteDialog({ lines, known, onReplace, onAppend, onClose }: PasteDialogProps) {
  const { added, duplicates } = removeDuplicates(lines, known);
  const act = (run: () => void) => () => {
    run();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width={420}
      title={`${lines.length.toLocaleString('ko')}줄을 어떻게 넣을까요?`}
      description={
        duplicates === 0
          ? `지금 있는 ${known.length.toLocaleString('ko')}개를 바꾸거나, 그 뒤에 더할 수 있어요.`
          : `뒤에 더하면 같은 것 ${duplicates.toLocaleString('ko')}개를 빼고 ${added.length.toLocaleString('ko')}개가 늘어요.`
      }
      footer={
        <>
          <Button size="lg" onClick={act(onReplace)}>
            바꾸기
          </Button>
          <Button variant="primary" size="lg" onClick={act(onAppend)}>
            뒤에 더하기
          </Button>
        </>
      }
    />
  );
}
