import { useEffect, useRef, type ReactNode } from 'react';
import * as styles from './step-screen.css';

export interface StepScreenProps {
  /** An array has one string for each line. */
  title: readonly string[] | string;
  icon?: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** The only button, fixed to the bottom. */
  action?: ReactNode;
  /** For more than a button at the bottom: on a small screen it goes below the content instead of covering it. */
  isFootTall?: boolean;
  /** A line in a muted colour below the button. */
  note?: ReactNode;
  /** Turns the screen into a form. */
  onSubmit?: () => void;
  /** Focuses the screen, so that screen readers announce it. False if an input takes the focus. */
  takesFocus?: boolean;
}

/** A screen with one task: a question, an input, and a button within thumb reach. */
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
        <div className={isFootTall ? `${styles.footer} ${styles.tall}` : styles.footer}>
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
