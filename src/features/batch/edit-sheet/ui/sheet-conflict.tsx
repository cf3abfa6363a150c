import { getErrorMessage } from '@/shared/api';
import { Button } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';
import type { SheetEditorState } from '../model/use-sheet';

/** Explains why rows could not be saved, and offers ways to continue without losing anything. */
export function SheetConflict({ sheet, onReload }: { sheet: SheetEditorState; onReload: () => void }) {
  const { state, failure, retry, overwrite } = sheet;
  if (state === 'conflict')
    return (
      <Banner
        tone="danger"
        action={
          <>
            <Button size="sm" onClick={overwrite}>
              여기서 고친 칸 저장하기
            </Button>
            <Button size="sm" onClick={onReload}>
              새로 불러오기
            </Button>
          </>
        }
      >
        다른 창에서 먼저 고쳤어요. 여기서 고친 칸을 그 위에 저장하거나, 새로 불러오세요.
      </Banner>
    );
  if (state !== 'failed' || !failure) return null;
  return (
    <Banner
      tone="danger"
      action={
        <Button size="sm" onClick={retry}>
          다시 저장
        </Button>
      }
    >
      고친 칸을 저장하지 못했어요. {getErrorMessage(failure)}
    </Banner>
  );
}
