import { createContext, use, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { visuallyHidden } from '@/shared/styles';
import { Button } from '@/shared/ui/actions/button';
import type { DocumentPage } from '../model/document-page';
import { useMessages } from '../model/messages';
import { createPageTextStore, type PageTexts, type LoadPageText } from '../model/page-texts';
import * as styles from './page-text.css';

const PageTextsContext = createContext<PageTexts | null>(null);

export function PageTextsProvider({ read, children }: { read: LoadPageText; children: ReactNode }) {
  const [texts] = useState(() => createPageTextStore(read));
  return <PageTextsContext value={texts}>{children}</PageTextsContext>;
}

/** Null outside a document with text. */
export const usePageTexts = () => use(PageTextsContext);

type PageTextProps = {
  page: DocumentPage;
  /** True to show the text instead of the picture. Otherwise, the text is visually hidden before the page's content. */
  isSeen?: boolean;
};

export function PageText(props: PageTextProps) {
  const texts = usePageTexts();
  return texts && <TextOf {...props} texts={texts} />;
}

function TextOf({ page, isSeen = false, texts }: PageTextProps & { texts: PageTexts }) {
  const t = useMessages();
  const { documentNumber: number } = page;
  const state = useSyncExternalStore(texts.subscribe, () => texts.stateOf(number));
  const section = useRef<HTMLElement>(null);
  const isAskedAgain = useRef(false);
  useEffect(() => {
    texts.want(number);
    return () => texts.unwant(number);
  }, [texts, number]);
  useEffect(() => {
    // The focused button has been removed, so focus moves to the text.
    if (state.is === 'read' && isAskedAgain.current) section.current?.focus();
  }, [state.is]);
  const readAgain = () => {
    isAskedAgain.current = true;
    texts.want(number);
  };
  const unseen = state.is === 'failed' ? styles.hiddenUntilFocus : visuallyHidden;
  return (
    <section
      ref={section}
      // The picture next to visible text is already a region of this name, so the text is a plain group.
      role={isSeen ? 'group' : undefined}
      className={isSeen ? styles.visible : unseen}
      aria-label={t.textOf(page.index + 1)}
      aria-busy={state.is === 'waiting'}
      tabIndex={-1}
    >
      {state.is === 'waiting' && <p>{t.textComes}</p>}
      {state.is === 'failed' && (
        <>
          <div role="status">
            <p key={state.times}>{t.textFailed}</p>
          </div>
          <Button size="sm" aria-label={t.textAgain(page.index + 1)} onClick={readAgain}>
            {t.again}
          </Button>
        </>
      )}
      {state.is === 'read' && <Lines {...state.text} />}
    </section>
  );
}

function Lines({ lines, isWhole }: { lines: readonly string[]; isWhole: boolean }) {
  const t = useMessages();
  return (
    <>
      {lines.map((line, index) => (
        // Korean text needs a Korean voice, even with an interface in another language.
        <p key={index} lang={HANGUL.test(line) ? 'ko' : undefined}>
          {line}
        </p>
      ))}
      {!isWhole && <p>{t.textCut}</p>}
      {isWhole && lines.length === 0 && <p>{t.textMissing}</p>}
    </>
  );
}

const HANGUL = /\p{Script=Hangul}/u;
