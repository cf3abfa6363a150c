import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Contract } from '@/entities/contract';
import { changeOf, termsOf, type Terms } from './terms';

export type TermsForm = ReturnType<typeof useTermsForm>;

/**
 * The form for a draft's deadline, message and permissions. Calls `onChange` with every change that should be saved.
 */
export function useTermsForm(contract: Contract, onChange: (change: ReturnType<typeof changeOf>) => void) {
  const [defaultValues] = useState(() => termsOf(contract));
  const form = useForm<Terms>({ defaultValues, mode: 'onTouched' });
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  const { subscribe } = form;
  useEffect(() => {
    let last = JSON.stringify(changeOf(defaultValues));
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const now = JSON.stringify(changeOf(values));
        if (now === last) return;
        last = now;
        latest.current(changeOf(values));
      },
    });
  }, [subscribe, defaultValues]);
  return { form, check: () => form.trigger(undefined, { shouldFocus: true }) };
}
