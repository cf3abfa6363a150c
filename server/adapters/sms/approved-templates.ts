import type { SolapiTemplates } from './solapi-templates.ts';

const ASK_AGAIN_MS = 10 * 60_000;
const ASK_AGAIN_AFTER_TROUBLE_MS = 60_000;
const LIMIT_MS = 3_000;

/**
 * Returns a function that tells whether KakaoTalk has approved a template, cached because a batch sends thousands of
 * messages. If the status is unknown, the answer is no: a text message now is better than a KakaoTalk message later.
 */
export function createApprovedTemplateFinder(templates: Pick<SolapiTemplates, 'find'>, now = Date.now) {
  const known = new Map<string, { isApproved: Promise<boolean>; until: number }>();

  return async (templateId: string): Promise<boolean> => {
    const present = known.get(templateId);
    if (present && present.until > now()) return present.isApproved;
    const asked = { isApproved: ask(), until: now() + ASK_AGAIN_MS };
    known.set(templateId, asked);
    return asked.isApproved;

    async function ask() {
      try {
        return (await templates.find(templateId, LIMIT_MS)).status === 'APPROVED';
      } catch {
        asked.until = now() + ASK_AGAIN_AFTER_TROUBLE_MS;
        return false;
      }
    }
  };
}
