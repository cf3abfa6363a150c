import type { ContactImport } from '@/entities/contact';
import { toFormResponse, sendForm, unwrap } from '@/shared/api';

export type DuplicateHandling = 'SKIP' | 'UPDATE';

const post = (sheet: File, fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', sheet, sheet.name);
  const { signal } = new AbortController();
  return unwrap(toFormResponse<ContactImport>(sendForm('/contacts/import', form, { signal, onProgress: () => {} })));
};

export const checkSheet = (sheet: File) => post(sheet, { act: 'CHECK' });

export const importSheet = ({
  sheet,
  rows,
  duplicates,
}: {
  sheet: File;
  rows: string;
  duplicates: DuplicateHandling;
}) => post(sheet, { act: 'IMPORT', duplicates, rows });
