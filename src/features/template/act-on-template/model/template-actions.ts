import type { TemplateListItem } from '@/entities/template';

export type TemplateAction =
  | 'send'
  | 'sendMany'
  | 'link'
  | 'preview'
  | 'edit'
  | 'rename'
  | 'move'
  | 'duplicate'
  | 'retire'
  | 'reopen'
  | 'remove';

type Judged = Pick<TemplateListItem, 'state' | 'mayChange'>;

export function listTemplateActions({ state, mayChange }: Judged, maySend: boolean): TemplateAction[] {
  return [
    ...(maySend && state === 'PUBLISHED' ? (['send', 'sendMany', 'link'] as const) : []),
    'preview',
    ...(mayChange ? (['edit', 'rename', 'move', 'duplicate'] as const) : []),
    ...(mayChange && state === 'PUBLISHED' ? ['retire' as const] : []),
    ...(mayChange && state === 'RETIRED' ? ['reopen' as const] : []),
    ...(mayChange ? ['remove' as const] : []),
  ];
}
