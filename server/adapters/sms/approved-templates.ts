import type { SolapiTemplates } from './solapi-templates.ts';

const ASK_AGAIN_MS = 10 * 60_000;
const ASK_AGAIN_AFTER_TROUBLE_MS = 60_000;
const LIMIT_MS = 3_000;

/**
 * Whether KakaoTalk has approved a template, cached for the thousands of messages of a batch. If that is unknown, the
 * template counts as not approved, because a text message that is sent is better than a message that waits.
 */
export function createApprovedTemplates(templates: Pick<SolapiTemplates, 'find'>, now = Date.now) {
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
