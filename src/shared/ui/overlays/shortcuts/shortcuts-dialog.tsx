import { Dialog } from '@/shared/ui/overlays/dialog';
import * as styles from './shortcuts.css';

type Shortcut = { words: string; keys: readonly string[] };
export type ShortcutGroup = { title: string; shortcuts: readonly Shortcut[] };

type ShortcutsDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  groups: readonly ShortcutGroup[];
};

export const ShortcutsDialog = ({ open, onOpenChange, groups }: ShortcutsDialogProps) => (
  <Dialog open={open} onOpenChange={onOpenChange} title="단축키" width={600}>
    <div className={styles.columns}>
      {groups.map(({ title, shortcuts }) => (
        <section key={title} className={styles.group} aria-label={title}>
          <h3 className={styles.heading}>{title}</h3>
          {shortcuts.map(({ words, keys }) => (
            <div key={words} className={styles.row}>
              {words}
              <span className={styles.keys}>
                {keys.map((key) => (
                  <kbd key={key} className={styles.key}>
                    {key}
                  </kbd>
                ))}
              </span>
            </div>
          ))}
        </section>
      ))}
    </div>
  </Dialog>
);
