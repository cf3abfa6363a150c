export const ALIMTALK_KEYS = [
  'sign_request',
  'sign_reminder',
  'sign_completed',
  'sign_rejected',
  'sign_canceled',
] as const;

export type AlimtalkKey = (typeof ALIMTALK_KEYS)[number];

/** A KakaoTalk message as enqueued. A variable may contain the placeholder for the receiver's link. */
export type Alimtalk = { key: AlimtalkKey; variables: Readonly<Record<string, string>> };

/** The provider's template id for each message. A message without one is sent as a text message. */
export type AlimtalkTemplates = Partial<Record<AlimtalkKey, string>>;

const KEYS: ReadonlySet<string> = new Set(ALIMTALK_KEYS);
const isAlimtalkKey = (key: string): key is AlimtalkKey => KEYS.has(key);

/** Parses SOLAPI_KAKAO_TEMPLATES. Returns null unless it is an object that maps our keys to template ids. */
export function parseAlimtalkTemplates(given: string): AlimtalkTemplates | null {
  const entries = readEntries(given);
  if (!entries) return null;
  const templates: AlimtalkTemplates = {};
  for (const [key, templateId] of entries) {
    if (!isAlimtalkKey(key) || typeof templateId !== 'string' || !/^[\w-]{1,100}$/.test(templateId)) return null;
    templates[key] = templateId;
  }
  return templates;
}

function readEntries(given: string): [string, unknown][] | null {
  try {
    const value: unknown = JSON.parse(given);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : null;
  } catch {
    return null;
  }
}
