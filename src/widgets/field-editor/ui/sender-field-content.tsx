import { useQuery } from '@tanstack/react-query';
import { isMark } from '#rules/fill-field.ts';
import { toDisplayRect, type PageShape } from '#rules/page-geometry.ts';
import type { Field } from '@/entities/contract';
import { PrintedField, PrintedPicture } from '@/entities/document';
import { fileQueries } from '@/entities/file';
import { SenderMarkPicture } from './sender-mark-picture';

type SenderFieldContentProps = { field: Field; shape: PageShape; zoom: number };

/** Shows a mark or picture as it will be sealed, and a file by its name. */
export const SenderFieldContent = (props: SenderFieldContentProps) =>
  isMark(props.field) ? <SenderMarkPicture field={props.field} zoom={props.zoom} /> : <HandedIn {...props} />;

function HandedIn({ field, shape, zoom }: SenderFieldContentProps) {
  const { data: file } = useQuery({ ...fileQueries.detail(field.value ?? ''), enabled: Boolean(field.value) });
  if (!file) return null;
  if (field.kind === 'IMAGE') return <PrintedPicture src={file.documentUrl ?? file.originalUrl} name={file.name} />;
  return <PrintedField field={field} value={file.name} seen={toDisplayRect(field.rect, shape)} zoom={zoom} />;
}
