import { createFolder, createLabel, createTemplateFolder, type LabelColor } from '@/entities/filing';
import { api, unwrap } from '@/shared/api';
import type { NameAction } from '@/shared/ui/data/name-list';

export type FolderUse = 'contracts' | 'templates';

export const applyFolderAction = (use: FolderUse, act: NameAction): Promise<unknown> =>
  use === 'contracts' ? applyToContractFolder(act) : applyToTemplateFolder(act);

function applyToContractFolder(act: NameAction): Promise<unknown> {
  if (act.act === 'add') return createFolder(act.name);
  const params = { path: { folderId: act.id } };
  return act.act === 'rename'
    ? unwrap(api.PATCH('/folders/{folderId}', { params, body: { name: act.name } }))
    : unwrap(api.DELETE('/folders/{folderId}', { params }));
}

function applyToTemplateFolder(act: NameAction): Promise<unknown> {
  if (act.act === 'add') return createTemplateFolder(act.name);
  const params = { path: { folderId: act.id } };
  return act.act === 'rename'
    ? unwrap(api.PATCH('/template-folders/{folderId}', { params, body: { name: act.name } }))
    : unwrap(api.DELETE('/template-folders/{folderId}', { params }));
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
