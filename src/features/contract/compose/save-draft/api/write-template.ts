import type { TemplateSaved } from '@/entities/template';
import { removeItems } from '#rules/list-items.ts';
import { api, unwrap } from '@/shared/api';
import type { WriteDraftInput, WriteDraftResult } from './write-draft';

export async function writeTemplate(input: WriteDraftInput, signal: AbortSignal): Promise<WriteDraftResult> {
  const { draftId, receiverUuids } = input;
  if (draftId === null) throw new Error('A template is created before it is saved.');
  const { version } = await writePart(draftId, input, signal);
  return { draftId, version, receiverUuids };
}

function writePart(
  templateId: string,
  { version, change }: WriteDraftInput,
  signal: AbortSignal,
): Promise<TemplateSaved> {
  const path = { templateId };
  const { slots, fields, annotations, title, description, visibility, groupIds, fileIds, content } = change;
  if (slots)
    return unwrap(
      api.PUT('/templates/{templateId}/slots', { params: { path }, body: { version, slots: [...slots] }, signal }),
    );
  if (fields)
    return unwrap(
      api.PUT('/templates/{templateId}/fields', {
        params: { path },
        body: { version, fields: removeItems(fields) },
        signal,
      }),
    );
  if (annotations) {
    const body = { version, annotations: [...annotations] };
    return unwrap(api.PUT('/templates/{templateId}/annotations', { params: { path }, body, signal }));
  }
  const body = {
    version,
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(visibility && { visibility }),
    ...(groupIds && { groupIds }),
    ...(fileIds && { fileIds }),
    ...(content && { content }),
  };
  return unwrap(api.PATCH('/templates/{templateId}', { params: { path }, body, signal }));
}

export async function readTemplateVersion(templateId: string, signal: AbortSignal) {
  return (await unwrap(api.GET('/templates/{templateId}', { params: { path: { templateId } }, signal }))).version;
}
