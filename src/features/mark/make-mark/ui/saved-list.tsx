import { Trash } from '@/shared/icons';
import { MarkPicture } from '@/entities/mark';
import { Button } from '@/shared/ui/actions/button';
import { IconButton } from '@/shared/ui/actions/icon-button';
import type { SavedMark } from '../api/saved-marks';
import { useMessages } from '../messages';
import type { MadeMark } from '../model/mark-kind';
import { BlobPicture } from './blob-picture';
import * as styles from './make-mark.css';

type SavedListProps = {
  saved: readonly SavedMark[];
  onUse: (mark: MadeMark) => void;
  /** Null if saved marks can't be removed here. */
  onRemove: ((id: string) => void) | null;
  onNew: () => void;
};

export function SavedList({ saved, onUse, onRemove, onNew }: SavedListProps) {
  const t = useMessages();
  return (
    <section className={styles.savedList} aria-label={t.saved}>
      <p className={styles.rowLabel}>{t.saved}</p>
      {saved.map(({ id, mark }) => (
        <div key={id} className={styles.savedRow}>
          <div className={styles.savedPicture}>
            <Kept mark={mark} />
          </div>
          <Button variant="primary" onClick={() => onUse(mark)}>
            {t.useSaved}
          </Button>
          {onRemove && <IconButton label={t.removeSaved} icon={<Trash />} onClick={() => onRemove(id)} />}
        </div>
      ))}
      <Button onClick={onNew}>{t.makeNew}</Button>
    </section>
  );
}

function Kept({ mark }: { mark: MadeMark }) {
  if (mark.kind !== 'PICTURE') return <MarkPicture mark={mark} />;
  return <BlobPicture blob={mark.png} alt="" />;
}
