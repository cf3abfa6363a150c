import { randomUUID } from 'node:crypto';
import * as v from 'valibot';

const INSPECTED_AFTER_MS = 60_000;
const MAX_CONTENT = 1_000;
const MAX_BUTTONS = 5;
/** Matches advertising, which KakaoTalk rejects in these messages. */
const ADVERTISEMENT = /광고|할인|쿠폰|이벤트/;
const VARIABLE = /#\{[^{}]+\}/g;

export const CATEGORIES = [
  { code: '001', name: '회원' },
  { code: '002', name: '계약/신청' },
];

const button = v.object({
  buttonType: v.literal('WL'),
  buttonName: v.pipe(v.string(), v.minLength(1), v.maxLength(14)),
  linkMo: v.string(),
  linkPc: v.optional(v.string()),
});
export const newTemplateSchema = v.object({
  channelId: v.string(),
  name: v.pipe(v.string(), v.minLength(1)),
  content: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_CONTENT)),
  categoryCode: v.picklist(CATEGORIES.map(({ code }) => code)),
  buttons: v.optional(v.pipe(v.array(button), v.maxLength(MAX_BUTTONS)), []),
});
type NewTemplate = v.InferOutput<typeof newTemplateSchema>;
export type EmulatedTemplate = Omit<NewTemplate, 'categoryCode'> & { templateId: string };
type Known = EmulatedTemplate & { status: 'PENDING' | 'INSPECTING' | 'APPROVED' | 'REJECTED'; inspectedFrom: number };

/** Stores a channel's templates and emulates their review. Templates passed in are approved. */
export function createTemplateStore(approved: readonly EmulatedTemplate[], now: () => number) {
  const known = new Map<string, Known>(
    approved.map((template) => [template.templateId, { ...template, status: 'APPROVED', inspectedFrom: 0 }]),
  );

  function find(templateId: string) {
    const found = known.get(templateId);
    if (found?.status === 'INSPECTING' && now() - found.inspectedFrom >= INSPECTED_AFTER_MS)
      found.status = ADVERTISEMENT.test(found.content) ? 'REJECTED' : 'APPROVED';
    return found;
  }

  return {
    find,
    add(template: NewTemplate) {
      const templateId = `KA01TP${randomUUID().replaceAll('-', '').slice(0, 24)}`;
      const added: Known = { ...template, templateId, status: 'PENDING', inspectedFrom: 0 };
      known.set(templateId, added);
      return added;
    },
    inspect(template: Known) {
      Object.assign(template, { status: 'INSPECTING', inspectedFrom: now() });
      return template;
    },
  };
}

export const describeTemplate = ({ inspectedFrom: _, ...template }: Known) => ({
  ...template,
  messageType: 'BA',
  emphasizeType: 'NONE',
  securityFlag: false,
  comments:
    template.status === 'REJECTED'
      ? [{ isAdmin: true, memberId: 'kakao', content: '광고는 알림톡으로 보낼 수 없어요.', dateCreated: '' }]
      : [],
  variables: listVariables(template).map((name) => ({ name })),
});

const listVariables = ({ content, buttons }: Pick<EmulatedTemplate, 'content' | 'buttons'>) => [
  ...new Set([content, ...buttons.flatMap(({ linkMo, linkPc = '' }) => [linkMo, linkPc])].join('\n').match(VARIABLE)),
];

/** Returns the text for the phone. Null if the variables don't match the template exactly. */
export function fillTemplate(template: EmulatedTemplate, variables: Readonly<Record<string, string>>): string | null {
  const names = listVariables(template);
  const isComplete = names.every((name) => (variables[name] ?? '').trim() !== '');
  if (!isComplete || Object.keys(variables).length !== names.length) return null;
  const fill = (text: string) => text.replaceAll(VARIABLE, (name) => variables[name] ?? '');
  const content = fill(template.content);
  const links = template.buttons.map(({ buttonName, linkMo }) => ({ label: buttonName, link: fill(linkMo) }));
  if (content.length > MAX_CONTENT || !links.every(({ link }) => /^https?:\/\//.test(link))) return null;
  return [content, ...links.map(({ label, link }) => `[${label}]\n${link}`)].join('\n\n');
}
