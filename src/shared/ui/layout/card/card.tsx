import type { ComponentProps, ReactNode } from 'react';
import * as styles from './card.css';

type Padding = 'none' | 'md' | 'lg';
const join = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ');

export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  padding?: Padding;
  title?: ReactNode;
  aside?: ReactNode;
  headingLevel?: 2 | 3;
}

export function Card({ padding, title, aside, headingLevel = 2, className, children, ...attributes }: CardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section {...attributes} className={join(styles.card({ padding }), className)}>
      {title && (
        <div className={styles.header}>
          <Heading className={styles.title}>{title}</Heading>
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}
