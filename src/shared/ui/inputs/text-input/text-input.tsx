import { Lock } from '@/shared/icons';
import type { ComponentProps, ReactNode } from 'react';
import { useField } from '@/shared/ui/inputs/field';
import { InputBox } from './input-box';
import { input, type BoxVariants } from './text-input.css';

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'size'> {
  size?: BoxVariants['size'];
  /** A lighter border, only for search and filter boxes. */
  quiet?: boolean;
  lead?: ReactNode;
  tail?: ReactNode;
}

export function TextInput({ size, quiet, lead, tail, className, ...attributes }: TextInputProps) {
  const wiring = useField(attributes);
  return (
    <InputBox
      size={size}
      quiet={quiet}
      lead={lead}
      tail={attributes.readOnly ? <Lock aria-label="읽기만 할 수 있어요" /> : tail}
      className={className}
    >
      <input type="text" {...attributes} {...wiring} className={input} />
    </InputBox>
  );
}
