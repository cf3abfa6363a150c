import type { Secrets } from '../../security/secrets.ts';
import type { TemplateSlot } from './template.types.ts';
import { TEMPLATE_CODES_PURPOSE } from './versions.repository.ts';

/** Decrypts the codes of slots that have the same code in every contract, by slot. */
export function decryptAccessCodes(secrets: Secrets, sealed: Buffer | null): ReadonlyMap<string, string> {
  if (sealed === null) return new Map();
  const codes: Record<string, string> = JSON.parse(secrets.open(TEMPLATE_CODES_PURPOSE, sealed));
  return new Map(Object.entries(codes));
}

/** Encrypts codes. They are stored apart from the slots, which are plain text. */
export function encryptAccessCodes(secrets: Secrets, slots: readonly TemplateSlot[]): Buffer | null {
  const codes = slots.flatMap(({ slotUuid, accessCode, code }) =>
    accessCode === 'SAME' && code ? [[slotUuid, code] as const] : [],
  );
  return codes.length === 0 ? null : secrets.seal(TEMPLATE_CODES_PURPOSE, JSON.stringify(Object.fromEntries(codes)));
}
