import type { SolapiTemplates } from './solapi-templates.ts';

const ASK_AGAIN_MS = 10 * 60_000;
const ASK_AGAIN_AFTER_TROUBLE_MS = 60_000;
const LIMIT_MS = 3_000;

/**
 * Returns a function that checks whether KakaoTalk has approved a template, and caches the answer for the thousands of
 * messages in a batch. If the status is unknown, the template counts as not approved: sending a text message beats
 * delaying the message.
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
