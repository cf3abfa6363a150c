import type { ErrorCode } from './domain-error.ts';

/** What receivers can be told, for those who read English. Whatever is not here has a sentence for all failures. */
const ENGLISH: Partial<Record<ErrorCode, string>> = {
  MALFORMED: 'We could not read what was sent. Please try again.',
  VALIDATION: 'Please check what you filled in.',
  UNAUTHENTICATED: 'Please open the link in your message again.',
  NOT_FOUND: 'There is nothing here. Please check the address.',
  TOO_LARGE: 'This is too large. Files must be smaller than 10 MB.',
  RATE_LIMITED: 'Too many requests. Please try again in a moment.',
  INTERNAL: 'Something went wrong. Please try again.',
  CODE_WRONG: 'This code is not right. Please check it.',
  CODE_EXPIRED: 'The time is up. Please ask for a new code.',
  LOCKED: 'Five wrong tries. Please try again in 10 minutes.',
  CALLBACK_NOT_ALLOWED: 'The return address is not right. Please start again.',
  VERIFICATION_NOT_FOUND: 'There is no such verification. Please start again.',
  PROVIDER_FAILED: 'The identity provider does not answer. Please try again in a moment.',
  FILE_EMPTY: 'This file is empty. Please check it.',
  FILE_UNKNOWN: 'This file cannot be used. PDF, PNG and JPG can.',
  FILE_TOO_LARGE: 'This file is too large. Files must be smaller than 10 MB.',
  FILE_REFUSED: 'This file cannot be used. Please choose another one.',
  ADDRESS_FORGED: 'This address cannot be opened. Please reload the page.',
  ADDRESS_EXPIRED: 'This address has run out. Please reload the page.',
  RANGE_WRONG: 'The file has no such part. Please download it from the start.',
  TOO_MANY: 'That is more than is possible here.',
  LINK_WRONG: 'This link is not right. Please use the link in the message you received.',
  LINK_OVER: 'This link no longer works. Please ask the sender.',
  CONTRACT_CANCELLED: 'The sender has withdrawn this document.',
  CONTRACT_REJECTED: 'This document was declined.',
  CONTRACT_EXPIRED: 'The deadline has passed. Please ask the sender.',
  DELEGATED: 'You have handed this document to somebody else.',
  NOT_YOUR_TURN: 'It is not your turn yet. We will let you know.',
  STEP_WRONG: 'This is not the next step. Please open your link again.',
  CODE_NOT_SENT: 'No code is sent for this step.',
  IDENTITY_MISMATCH: 'This does not match the receiver. Please check again.',
  CONSENT_NEEDED: 'Please give both consents first.',
  ALREADY_ACTED: 'You have finished this document. Nothing can be changed.',
  FIELD_UNKNOWN: 'This field cannot be filled in. Please reload the page.',
  MARK_UNKNOWN: 'This signature is gone. Please sign again.',
  ATTACHMENT_UNKNOWN: 'This file is gone. Please attach it again.',
  LETTER_UNPRINTABLE: 'Some letters cannot be printed. Please use others.',
  ANNOTATION_NOT_ALLOWED: 'Drawing is not allowed on this document.',
  PAGE_UNKNOWN: 'The document has no such page. Please reload the page.',
  VERSION_CONFLICT: 'This was changed elsewhere. Please reload and check it again.',
  IDEMPOTENCY_MISMATCH: 'This was sent before with other content. Please try again.',
  IDEMPOTENCY_RUNNING: 'This is being done. Please look again in a moment.',
  NAME_INVALID: 'Please write a name of 1 to 50 letters.',
  NOT_COMPLETED: 'This document is not finished. It will be here when everybody has signed.',
  UNAVAILABLE: 'This is not available now. Please try again in a moment.',
  PICTURE_FAILED: 'This page could not be drawn. Please try again in a moment.',
  PAGE_UNREAD: 'The text of this page could not be read. Please try again in a moment.',
  VALUES_WRONG: 'Some fields are still empty or need another look.',
  DELEGATION_NOT_ALLOWED: 'This document cannot be handed to somebody else. Please ask the sender.',
  ALREADY_DELEGATED: 'This was handed over once. Please ask the sender to do it again.',
  DELEGATE_SELF: 'This is your own address. Please write that of the other person.',
  DRAWING_OVER: 'The time to draw has passed. Please start again on the computer.',
};

/** Only calls of receivers: members read Korean. */
export function englishMessage(url: string, acceptLanguage: string | undefined, code: ErrorCode): string | null {
  const wantsEnglish = /^\s*en\b/i.test(acceptLanguage ?? '');
  if (!wantsEnglish || !url.startsWith('/api/sign/')) return null;
  return ENGLISH[code] ?? 'Something went wrong. Please try again.';
}
