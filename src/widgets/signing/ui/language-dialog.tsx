import { Check } from '@/shared/icons';
import { useChooseLanguageMessages, useLanguageChoice } from '@/features/receiver/choose-language';
import { language, LANGUAGE_NAMES, useLanguage, type Language } from '@/shared/i18n';
import { Banner } from '@/shared/ui/feedback/banner';
import { Dialog } from '@/shared/ui/overlays/dialog';
import * as styles from './language-dialog.css';

type LanguageDialogProps = { open: boolean; onClose: () => void };

/** The menu has no room for all languages. */
export function LanguageDialog({ open, onClose }: LanguageDialogProps) {
  const words = useChooseLanguageMessages();
  const current = useLanguage();
  const { languages, hasFailed, choose } = useLanguageChoice();
  const take = async (next: Language) => {
    await choose(next);
    if (language.read() === next) onClose();
  };
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={words.title}>
      {hasFailed && <Banner tone="danger">{words.failed}</Banner>}
      <ul className={styles.list}>
        {languages.map((name) => (
          <li key={name}>
            <button
              type="button"
              lang={name}
              className={styles.option}
              aria-current={name === current || undefined}
              onClick={() => void take(name)}
            >
              {LANGUAGE_NAMES[name]}
              {name === current && <Check aria-hidden />}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
