import type { ComponentProps } from 'react';
import { row, stack, type RowVariants, type StackVariants } from './stack.css';

const join = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ');

export type StackProps = ComponentProps<'div'> & { gap?: StackVariants['gap'] };

/** One below the other with steps of the spacing scale between. */
export const Stack = ({ gap, className, ...attributes }: StackProps) => (
  <div {...attributes} className={join(stack({ gap }), className)} />
);

export type RowProps = ComponentProps<'div'> & { gap?: RowVariants['gap']; between?: boolean };

/** Side by side, wrapping when there is no room. */
export const Row = ({ gap, between, className, ...attributes }: RowProps) => (
  <div {...attributes} className={join(row({ gap, between }), className)} />
);
