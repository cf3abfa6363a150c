import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Contract } from '@/entities/contract';
import { isUnsavable, toDraftChange, toTerms, type ContractTerms } from './terms';

export type TermsForm = ReturnType<typeof useTermsForm>;

export function useTermsForm(contract: Contract, onChange: (change: ReturnType<typeof toDraftChange>) => void) {
  const [defaultValues] = useState(() => toTerms(contract));
  const form = useForm<ContractTerms>({ defaultValues, mode: 'onTouched' });
  const [hasUnsavable, setHasUnsavable] = useState(false);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  const { subscribe } = form;
  useEffect(() => {
    let last = JSON.stringify(toDraftChange(defaultValues));
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        setHasUnsavable(isUnsavable(values));
        const now = JSON.stringify(toDraftChange(values));
        if (now === last) return;
        last = now;
        latest.current(toDraftChange(values));
      },
    });
  }, [subscribe, defaultValues]);
  return { form, hasUnsavable, check: () => form.trigger(undefined, { shouldFocus: true }) };
}
