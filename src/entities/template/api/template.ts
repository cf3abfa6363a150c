import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fillInItems } from '#rules/list-items.ts';
import { api, unwrap, type components } from '@/shared/api';

type Schemas = components['schemas'];
export type Template = Schemas['Template'];
export type TemplateContentChange = Schemas['TemplateContentChange'];
export type TemplateListItem = Schemas['TemplateListItem'];
export type TemplateSaved = Schemas['TemplateSaved'];
export type TemplateSlot = Schemas['TemplateSlot'];
export type TemplateState = Schemas['TemplateState'];
export type TemplateTab = Schemas['TemplateTab'];
export type TemplateVersion = Schemas['TemplateVersion'];
export type TemplateVisibility = Schemas['TemplateVisibility'];

export type TemplateSort = 'USED' | 'CHANGED' | 'TITLE';
export type TemplateFilter = {
  tab?: TemplateTab;
  state?: TemplateState;
  folder?: string;
  maker?: string;
  slots?: number;
  search?: string;
  sort?: TemplateSort;
  page?: number;
  size?: number;
};

export const templateQueries = {
  all: () => ['template'] as const,
  lists: () => [...templateQueries.all(), 'list'] as const,
  list: (filter: TemplateFilter) =>
    queryOptions({
      queryKey: [...templateQueries.lists(), filter],
      queryFn: ({ signal }) => unwrap(api.GET('/templates', { params: { query: filter }, signal })),
      placeholderData: keepPreviousData,
    }),
  /** Unlike the store's forms, this list changes with the organisation's templates. */
  storeCopies: () =>
    queryOptions({
      queryKey: [...templateQueries.all(), 'store-copies'],
      queryFn: ({ signal }) => unwrap(api.GET('/template-store-copies', { signal })),
    }),
  one: (templateId: string) => [...templateQueries.all(), 'one', templateId] as const,
  /** The working copy, or the published version for members who may not change it. */
  detail: (templateId: string) =>
    queryOptions({
      queryKey: [...templateQueries.one(templateId), 'detail'],
      queryFn: ({ signal }) => readTemplate(templateId, {}, signal),
    }),
  /** A version that another member saved in the meantime, to compare with the one on the screen. */
  savedElsewhere: (templateId: string) =>
    queryOptions({
      queryKey: [...templateQueries.one(templateId), 'saved elsewhere'],
      queryFn: ({ signal }) => readTemplate(templateId, {}, signal),
      // The differences must not change under the reader when the window regains focus.
      staleTime: Infinity,
      gcTime: 0,
    }),
  numbered: (templateId: string, number: number) =>
    queryOptions({
      queryKey: [...templateQueries.one(templateId), 'version', number],
      queryFn: ({ signal }) => readTemplate(templateId, { number }, signal),
    }),
  versions: (templateId: string) =>
    queryOptions({
      queryKey: [...templateQueries.one(templateId), 'versions'],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/templates/{templateId}/versions', { params: { path: { templateId } }, signal })),
    }),
};

async function readTemplate(templateId: string, query: { number?: number }, signal: AbortSignal): Promise<Template> {
  const template = await unwrap(
    api.GET('/templates/{templateId}', { params: { path: { templateId }, query }, signal }),
  );
  const { content, lists } = template;
  return { ...template, content: { ...content, fields: fillInItems(content.fields, (id) => lists[id]) } };
}
