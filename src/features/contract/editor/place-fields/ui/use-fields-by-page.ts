import { useState } from 'react';
import type { Field } from '@/entities/contract';
import { getPageKey } from '@/entities/document';
import type { Fields } from '../model/field-set';
import { useEditorState } from './editor-context';

type ByPage = ReadonlyMap<string, readonly Field[]>;

const isSame = (one: readonly Field[], other: readonly Field[]) =>
  one.length === other.length && one.every((field, index) => field === other[index]);

/** A page keeps the same array if none of its fields changed. */
export function useFieldsByPage(): ByPage {
  const fields = useEditorState(({ context }) => context.history.present);
  const [held, setHeld] = useState<{ fields: Fields; pages: ByPage }>(() => ({
    fields,
    pages: grouped(fields, new Map()),
  }));
  if (held.fields === fields) return held.pages;
  const pages = grouped(fields, held.pages);
  setHeld({ fields, pages });
  return pages;
}

function grouped(fields: Fields, before: ByPage): ByPage {
  const pages = new Map<string, Field[]>();
  for (const field of fields) {
    const here = pages.get(getPageKey(field));
    if (here) here.push(field);
    else pages.set(getPageKey(field), [field]);
  }
  return new Map(
    [...pages].map(([key, here]) => {
      const old = before.get(key);
      return [key, old && isSame(old, here) ? old : here];
    }),
  );
}
