import { useQuery } from '@tanstack/react-query';
import { batchQueries, formatCount } from '@/entities/batch';
import type { ContractTab } from '@/entities/contract';
import { directUrlQueries } from '@/entities/link/direct-url';
import { templateQueries } from '@/entities/template';
import { formatDay } from '@/shared/lib/seoul-time';

/** The number of choices that fit in a menu. Others can be reached from their template. */
const SHOWN = 20;

/**
 * Loaded before a menu opens, because a filter without choices is hidden. Batches and links send immediately, so drafts
 * come from neither.
 */
export function useSourceFilters(tab: ContractTab) {
  const enabled = tab !== 'DRAFT';
  const templates = useQuery(templateQueries.list({ sort: 'USED', size: SHOWN }));
  const batches = useQuery({ ...batchQueries.list({ size: SHOWN }), enabled });
  const links = useQuery({ ...directUrlQueries.list({ size: SHOWN }), enabled });
  return {
    templates: (templates.data?.items ?? []).map(({ templateId, title }) => ({ value: templateId, label: title })),
    batches: (enabled ? (batches.data?.items ?? []) : [])
      .filter(({ counts }) => counts.sent > 0)
      .map(({ batchId, templateTitle, createdAt, counts }) => ({
        value: batchId,
        label: `${templateTitle} · ${formatDay(createdAt)} · ${formatCount(counts.sent)}건`,
      })),
    links: (enabled ? (links.data?.items ?? []) : []).map(({ directUrlId, name }) => ({
      value: directUrlId,
      label: name,
    })),
  };
}
