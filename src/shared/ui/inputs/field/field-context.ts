import { createContext, use } from 'react';

interface FieldWiring {
  id: string;
  labelId: string;
  /** The label, if it is a plain string. */
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

export function useField(own: ControlAttributes = {}) {
  const field = use(FieldContext);
  const ids = `${own['aria-describedby'] ?? ''} ${field?.describedBy ?? ''}`.split(' ').filter(Boolean);
  // An input within a larger one is wired twice, and a screen reader would say everything twice.
  const describedBy = [...new Set(ids)].join(' ');
  return {
    id: own.id ?? field?.id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field?.isInvalid || undefined),
  };
}

/** For the title of a sheet that a control opens. */
export const useFieldLabel = (): string | undefined => use(FieldContext)?.label;

/** For controls that can't have a `<label>`, such as lists of choices or buttons that open something. */
export const useFieldLabelId = (): string | undefined => use(FieldContext)?.labelId;
