import { useEffect, useRef, type ReactNode } from 'react';
import * as styles from './step-screen.css';

export interface StepScreenProps {
  /** Line by line. */
  title: readonly string[] | string;
  icon?: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** The one button, docked at the bottom. */
  action?: ReactNode;
  /** More than a button is docked: where there is little room it stands below the rest, and covers nothing of it. */
  isFootTall?: boolean;
  /** A quiet line below the button. */
  note?: ReactNode;
  /** Makes a form of it. */
  onSubmit?: () => void;
  /** Whoever comes from the screen before hears what this one is about; not where an input takes the focus. */
  takesFocus?: boolean;
}

/** One thing at a time: what is asked, the place to answer, and one button within reach of a thumb. */
export function StepScreen({
  title,
  icon,
  description,
  children,
  action,
  isFootTall,
  note,
  onSubmit,
  takesFocus,
}: StepScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const lines = typeof title === 'string' ? [title] : title;

  const parts = (
    <>
      <div className={styles.body}>
        {icon && <span className={styles.tile}>{icon}</span>}
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {lines.map((line, place) => (
            <span key={line} className={styles.line}>
              {line}
              {place < lines.length - 1 && ' '}
            </span>
          ))}
        </h1>
        {description && <p className={styles.description}>{description}</p>}
        {children && <div className={styles.content}>{children}</div>}
      </div>
      {(action || note) && (
        <div className={isFootTall ? `${styles.foot} ${styles.tall}` : styles.foot}>
          {action}
          {note && <p className={styles.note}>{note}</p>}
        </div>
      )}
    </>
  );
  if (!onSubmit) return <div className={styles.screen}>{parts}</div>;
  return (
    <form
      className={styles.screen}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {parts}
    </form>
  );
}
