import type { ReactNode } from 'react';
import { box, leading as leadStyle, trailing as tailStyle, type BoxVariants } from './text-input.css';

export interface InputBoxProps {
  size?: BoxVariants['size'];
  quiet?: boolean | undefined;
  lead?: ReactNode;
  tail?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

export const InputBox = ({ size, quiet, lead, tail, className, children }: InputBoxProps) => (
  <span className={[box({ size, quiet }), className].filter(Boolean).join(' ')}>
    {lead && <span className={leadStyle}>{lead}</span>}
    {children}
    {tail && <span className={tailStyle}>{tail}</span>}
  </span>
);
