import { queryOptions } from '@tanstack/react-query';
import { templateQueries } from '@/entities/template';
import { api, unwrap } from '@/shared/api';

/** A POST request even though it changes nothing, because computing suggestions is expensive. */
export const templateSuggestionsQuery = (templateId: string) =>
  queryOptions({
    queryKey: [...templateQueries.one(templateId), 'suggestions'],
    queryFn: ({ signal }) =>
      unwrap(api.POST('/templates/{templateId}/field-suggestions', { params: { path: { templateId } }, signal })),
  });
