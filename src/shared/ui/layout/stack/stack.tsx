import type { ComponentProps } from 'react';
import { row, stack, type RowVariants, type StackVariants } from './stack.css';

const join = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ');

export type StackProps = ComponentProps<'div'> & { gap?: StackVariants['gap'] };

/** Arranges children below each other, with gaps from the spacing scale. */
export const Stack = ({ gap, className, ...attributes }: StackProps) => (
  <div {...attributes} className={join(stack({ gap }), className)} />
);

export type RowProps = ComponentProps<'div'> & { gap?: RowVariants['gap']; between?: boolean };

/** Arranges children side by side, and wraps if there is no space. */
export const Row = ({ gap, between, className, ...attributes }: RowProps) => (
  <div {...attributes} className={join(row({ gap, between }), className)} />
);
