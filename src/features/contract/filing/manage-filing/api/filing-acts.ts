import { createFolder, createLabel, type LabelColor } from '@/entities/filing';
import { api, unwrap } from '@/shared/api';
import type { NameAction } from '@/shared/ui/data/name-list';

export function applyFolderAction(act: NameAction): Promise<unknown> {
  if (act.act === 'add') return createFolder(act.name);
  const params = { path: { folderId: act.id } };
  return act.act === 'rename'
    ? unwrap(api.PATCH('/folders/{folderId}', { params, body: { name: act.name } }))
    : unwrap(api.DELETE('/folders/{folderId}', { params }));
}

export function applyLabelAction(act: NameAction, labelsBefore: number): Promise<unknown> {
  if (act.act === 'add') return createLabel(act.name, labelsBefore);
  const params = { path: { labelId: act.id } };
  return act.act === 'rename'
    ? unwrap(api.PATCH('/labels/{labelId}', { params, body: { name: act.name } }))
    : unwrap(api.DELETE('/labels/{labelId}', { params }));
}

export const recolorLabel = (labelId: string, color: LabelColor) =>
  unwrap(api.PATCH('/labels/{labelId}', { params: { path: { labelId } }, body: { color } }));
