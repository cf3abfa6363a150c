import type { ComponentProps } from 'react';
import { row, stack, type RowVariants, type StackVariants } from './stack.css';

const join = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ');

export type StackProps = ComponentProps<'div'> & { gap?: StackVariants['gap'] };

export const Stack = ({ gap, className, ...attributes }: StackProps) => (
  <div {...attributes} className={join(stack({ gap }), className)} />
);

export type RowProps = ComponentProps<'div'> & { gap?: RowVariants['gap']; between?: boolean };

/** Wraps if there isn't enough room. */
export const Row = ({ gap, between, className, ...attributes }: RowProps) => (
  <div {...attributes} className={join(row({ gap, between }), className)} />
);
