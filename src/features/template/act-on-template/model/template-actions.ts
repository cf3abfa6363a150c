import type { TemplateListItem } from '@/entities/template';

export type TemplateAction =
  | 'send'
  | 'sendMany'
  | 'link'
  | 'edit'
  | 'rename'
  | 'duplicate'
  | 'retire'
  | 'reopen'
  | 'remove';

type Judged = Pick<TemplateListItem, 'state' | 'mayChange'>;

/** What a member can do with a template, the usual first. */
export function listTemplateActions({ state, mayChange }: Judged, maySend: boolean): TemplateAction[] {
  return [
    ...(maySend && state === 'PUBLISHED' ? (['send', 'sendMany', 'link'] as const) : []),
    ...(mayChange ? (['edit', 'rename', 'duplicate'] as const) : []),
    ...(mayChange && state === 'PUBLISHED' ? ['retire' as const] : []),
    ...(mayChange && state === 'RETIRED' ? ['reopen' as const] : []),
    ...(mayChange ? ['remove' as const] : []),
  ];
}
