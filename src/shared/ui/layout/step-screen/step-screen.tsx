import { useEffect, useRef, type ReactNode } from 'react';
import * as styles from './step-screen.css';

export interface StepScreenProps {
  /** By line. */
  title: readonly string[] | string;
  icon?: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** The only button, docked at the bottom. */
  action?: ReactNode;
  /** More than a button is docked: if there is little space, it is below the content and covers nothing. */
  isFootTall?: boolean;
  /** A line in a quieter tone below the button. */
  note?: ReactNode;
  /** Turns it into a form. */
  onSubmit?: () => void;
  /** Moves the focus here, so that screen readers announce the new screen. Off where an input takes the focus. */
  takesFocus?: boolean;
}

/** One thing at a time: the question, the input, and one button within reach of a thumb. */
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
