import { useEffect, useRef, type ReactNode } from 'react';
import * as styles from './step-screen.css';

export interface StepScreenProps {
  /** An array has one string per line. */
  title: readonly string[] | string;
  icon?: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** The only button, at the bottom of the screen. */
  action?: ReactNode;
  /**
   * Set if there is more than a button at the bottom. On a small screen, the footer then follows the content instead of
   * covering it.
   */
  isFootTall?: boolean;
  note?: ReactNode;
  /** Called when the form is submitted. If omitted, the screen isn't a form. */
  onSubmit?: () => void;
  /** Focuses the screen, so that screen readers announce it. False if an input takes focus. */
  takesFocus?: boolean;
}

/** A screen with a single task: a question, an input, and a button within reach of the thumb. */
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
        <div className={isFootTall ? `${styles.footer} ${styles.tallFooter}` : styles.footer}>
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
