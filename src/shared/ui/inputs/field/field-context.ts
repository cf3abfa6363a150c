import { createContext, use } from 'react';

interface FieldWiring {
  id: string;
  labelId: string;
  /** Where the label is plain words. */
  label: string | undefined;
  describedBy: string | undefined;
  isInvalid: boolean;
}

export const FieldContext = createContext<FieldWiring | null>(null);

interface ControlAttributes {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
}

/** What a control takes over from the Field around it. Attributes given to the control itself win or are added. */
export function useField(own: ControlAttributes = {}) {
  const field = use(FieldContext);
  const describedBy = [own['aria-describedby'], field?.describedBy].filter(Boolean).join(' ');
  return {
    id: own.id ?? field?.id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field?.isInvalid || undefined),
  };
}

/** What a sheet that a control opens is called. */
export const useFieldLabel = (): string | undefined => use(FieldContext)?.label;

/** For controls that are no labelable element: lists of choices, buttons that open something. */
export const useFieldLabelId = (): string | undefined => use(FieldContext)?.labelId;
