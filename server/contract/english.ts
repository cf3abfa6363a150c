import type { ErrorCode } from './domain-error.ts';

/**
 * The messages that receivers can get, in English. For codes that are missing here there is one sentence for all
 * failures.
 */
const ENGLISH: Partial<Record<ErrorCode, string>> = {
  MALFORMED: 'We couldn’t read the request. Try again.',
  VALIDATION: 'Check your answers.',
  UNAUTHENTICATED: 'Open the link in your message again.',
  NOT_FOUND: 'We couldn’t find this. Check the link.',
  TOO_LARGE: 'This is too large. Files must be smaller than 10 MB.',
  STORAGE_FULL: 'We can’t store this at the moment. Try again later.',
  FILE_DAMAGED: 'We can’t show this file because it was damaged in storage. The operator has been notified.',
  RATE_LIMITED: 'Too many requests. Try again in a moment.',
  INTERNAL: 'Something went wrong. Try again.',
  CODE_WRONG: 'Incorrect code. Check it and try again.',
  CODE_EXPIRED: 'This code has expired. Request a new one.',
  LOCKED: 'Too many incorrect attempts. Try again in 10 minutes.',
  CALLBACK_NOT_ALLOWED: 'The return address isn’t valid. Start again.',
  VERIFICATION_NOT_FOUND: 'We couldn’t find this identity check. Start again.',
  PROVIDER_FAILED: 'The identity provider isn’t responding. Try again in a moment.',
  FILE_EMPTY: 'This file is empty. Choose a different one.',
  FILE_UNKNOWN: 'This file can’t be used. Choose a PDF, PNG or JPG file.',
  FILE_TOO_LARGE: 'This file is too large. Files must be smaller than 10 MB.',
  FILE_REFUSED: 'This file can’t be used. Choose a different one.',
  ADDRESS_FORGED: 'This link isn’t valid. Reload the page.',
  ADDRESS_EXPIRED: 'This link has expired. Reload the page.',
  RANGE_WRONG: 'That part of the file isn’t available. Download the whole file again.',
  TOO_MANY: 'You’ve reached the limit.',
  LINK_WRONG: 'This link isn’t valid. Use the link in the message you received.',
  LINK_OVER: 'This link no longer works. Contact the sender.',
  CONTRACT_CANCELLED: 'The sender has withdrawn this document.',
  CONTRACT_REJECTED: 'This document was declined.',
  CONTRACT_EXPIRED: 'The deadline has passed. Contact the sender.',
  DELEGATED: 'You asked somebody else to sign this document.',
  NOT_YOUR_TURN: 'It’s not your turn yet. We’ll let you know when it is.',
  STEP_WRONG: 'This isn’t the next step. Open your link again.',
  CODE_NOT_SENT: 'This step doesn’t use a code.',
  IDENTITY_MISMATCH: 'This doesn’t match the details the sender entered. Check them and try again.',
  CONSENT_NEEDED: 'Give both consents first.',
  DOCUMENT_HELD: 'We’re checking the document. You can continue once we’re done.',
  ALREADY_ACTED: 'You’ve already finished this document. It can no longer be changed.',
  FIELD_UNKNOWN: 'This field can’t be filled in. Reload the page.',
  MARK_UNKNOWN: 'This signature no longer exists. Sign again.',
  ATTACHMENT_UNKNOWN: 'This file no longer exists. Attach it again.',
  CHARACTER_UNPRINTABLE: 'Some characters can’t be printed. Use different ones.',
  ANNOTATION_NOT_ALLOWED: 'You can’t draw on this document.',
  PAGE_UNKNOWN: 'The document doesn’t have this page. Reload the page.',
  VERSION_CONFLICT: 'This was changed elsewhere. Reload the page and check it again.',
  IDEMPOTENCY_MISMATCH: 'This was already sent with different content. Try again.',
  IDEMPOTENCY_RUNNING: 'This is already in progress. Check again in a moment.',
  NAME_INVALID: 'Enter a name with up to 50 characters.',
  NOT_COMPLETED: 'This document isn’t complete yet. It will be available once everybody has signed.',
  UNAVAILABLE: 'This isn’t available right now. Try again in a moment.',
  PICTURE_FAILED: 'We couldn’t show this page. Try again in a moment.',
  PAGE_UNREAD: 'We couldn’t read the text of this page. Try again in a moment.',
  VALUES_WRONG: 'Some fields are empty or need your attention.',
  DELEGATION_NOT_ALLOWED: 'You can’t ask somebody else to sign this document. Contact the sender.',
  ALREADY_DELEGATED: 'This was already delegated once. To delegate it again, contact the sender.',
  DELEGATE_SELF: 'This is your own address or number. Enter the other person’s.',
  DRAWING_OVER: 'Time is up. Start again on your computer.',
};

/** Applies only to receivers' calls, because members read Korean. */
export function englishMessage(url: string, acceptLanguage: string | undefined, code: ErrorCode): string | null {
  const wantsEnglish = /^\s*en\b/i.test(acceptLanguage ?? '');
  if (!wantsEnglish || !url.startsWith('/api/sign/')) return null;
  return ENGLISH[code] ?? 'Something went wrong. Try again.';
}
