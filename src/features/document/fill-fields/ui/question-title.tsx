import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { FillingRef } from '@/entities/filling';
import { Button } from '@/shared/ui/actions/button';
import { useMessages } from '../messages';
import { useCurrentQuestion } from '../model/use-current-question';
import * as styles from './fill.css';

/** Shows the field's position, and its name, which may be a whole sentence for a consent. */
export function QuestionTitle({ filling, words }: { filling: FillingRef; words: string }) {
  const t = useMessages();
  const name = useCurrentQuestion(filling, ({ field }) => field.name);
  const fieldId = useCurrentQuestion(filling, ({ field }) => field.fieldId);
  const isRequired = useCurrentQuestion(filling, (question) => question.isRequired) ?? false;
  const [openId, setOpenId] = useState<string>();
  const isOpen = openId !== undefined && openId === fieldId;
  const lines = isOpen ? 'all' : 'few';
  const text = useRef<HTMLSpanElement>(null);
  const isCut = useIsCut(text);
  return (
    <div className={styles.title({ lines })}>
      <p className={styles.titleText} aria-live="polite">
        <span ref={text} className={styles.titleName({ lines })}>
          {name}
        </span>
        <span className={styles.hidden}>{isRequired && `, ${t.required}, `}</span>
        <span className={styles.place}>{words}</span>
      </p>
      {(isCut || isOpen) && (
        <Button
          size="sm"
          variant="link"
          className={styles.expandButton}
          aria-expanded={isOpen}
          onClick={() => setOpenId(isOpen ? undefined : fieldId)}
        >
          {isOpen ? t.showLess : t.showMore}
        </Button>
      )}
    </div>
  );
}

/** Whether text is cut off depends on the text, the width and the font size. */
function useIsCut(text: RefObject<HTMLElement | null>) {
  const [isCut, setIsCut] = useState(false);
  useLayoutEffect(() => {
    const element = text.current;
    if (!element) return;
    const look = () => setIsCut(element.scrollHeight > element.clientHeight + 1);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  });
  return isCut;
}
