import type { ComponentProps } from 'react';
import { row, stack, type RowVariants, type StackVariants } from './stack.css';

const join = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ');

export type StackProps = ComponentProps<'div'> & { gap?: StackVariants['gap'] };

/** Stacks its children vertically, with a gap from the spacing scale. */
export const Stack = ({ gap, className, ...attributes }: StackProps) => (
  <div {...attributes} className={join(stack({ gap }), className)} />
);

export type RowProps = ComponentProps<'div'> & { gap?: RowVariants['gap']; between?: boolean };

/** Lays out its children side by side, wrapping if there isn't enough room. */
export const Row = ({ gap, between, className, ...attributes }: RowProps) => (
  <div {...attributes} className={join(row({ gap, between }), className)} />
);
