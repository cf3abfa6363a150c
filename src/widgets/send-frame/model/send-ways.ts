import type { Template } from '@/entities/template';
import { href } from '@/shared/routes';

export type SendWay = 'single' | 'many' | 'multiple';

type Slots = { content: { slots: readonly Pick<Template['content']['slots'][number], 'person'>[] } };
type WayLink = { way: SendWay; label: string; to: string; disabledReason?: string | undefined };

/** Why contacts cannot be chosen: each of them would have to take the one open slot. */
export function findReasonAgainstContacts({ content: { slots } }: Slots): string | undefined {
  const open = slots.filter(({ person }) => person === 'ASK').length;
  if (open === 1) return undefined;
  return open === 0
    ? '보낼 때 적을 분이 없는 템플릿이에요. 한 번 보내기로 보내주세요.'
    : `보낼 때 적을 분이 ${open}명이에요. 엑셀로 여러 건을 써주세요.`;
}

export function listSendWays(template: Slots & Pick<Template, 'templateId'>): WayLink[] {
  const at = { templateId: template.templateId };
  return [
    { way: 'single', label: '한 번 보내기', to: href('templateSendSingle', at) },
    { way: 'many', label: '엑셀로 여러 건', to: href('templateSendMany', at) },
    {
      way: 'multiple',
      label: '연락처에서 여러 건',
      to: href('templateSendMultiple', at),
      disabledReason: findReasonAgainstContacts(template),
    },
  ];
}
