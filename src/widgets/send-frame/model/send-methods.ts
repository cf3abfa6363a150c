import type { Template, TemplateSlot } from '@/entities/template';
import { href } from '@/shared/routes';

export type SendMethod = 'single' | 'many' | 'multiple';

type Slots = { content: { slots: readonly Pick<TemplateSlot, 'person' | 'accessCode'>[] } };
type WayLink = { way: SendMethod; label: string; to: string; disabledReason?: string | undefined };

/** Explains why the template can't be sent to contacts, who each take its one open slot. */
export function explainContactsUnavailable({ content: { slots } }: Slots): string | undefined {
  const [slot, ...others] = slots.filter(({ person }) => person === 'ASK');
  if (!slot) return '보낼 때 적을 분이 없는 템플릿이에요. 한 번 보내기로 보내주세요.';
  if (others.length > 0) return `보낼 때 적을 분이 ${others.length + 1}명이에요. 엑셀로 여러 건을 써주세요.`;
  // Contacts have no access codes.
  return slot.accessCode === 'EACH'
    ? '받는 분마다 비밀번호를 따로 정하는 템플릿이에요. 엑셀로 여러 건을 써주세요.'
    : undefined;
}

export function listSendMethods(template: Slots & Pick<Template, 'templateId'>): WayLink[] {
  const at = { templateId: template.templateId };
  return [
    { way: 'single', label: '한 번 보내기', to: href('templateSendSingle', at) },
    { way: 'many', label: '엑셀로 여러 건', to: href('templateSendMany', at) },
    {
      way: 'multiple',
      label: '연락처에서 여러 건',
      to: href('templateSendMultiple', at),
      disabledReason: explainContactsUnavailable(template),
    },
  ];
}
