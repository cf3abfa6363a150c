import { countGraphemes } from '../../../../rules/graphemes.ts';
import { normalizeName } from '../../../../rules/names.ts';
import { DomainError } from '../../../contract/domain-error.ts';
import { MAX_MESSAGE_LENGTH, MAX_REASON_LENGTH, MIN_REASON_LENGTH, MAX_TITLE_LENGTH } from './contract.types.ts';

const fault = (field: string, message: string) => new DomainError('VALIDATION', { fieldErrors: [{ field, message }] });

export function requireTitle(text: string): string {
  const title = normalizeName(text, MAX_TITLE_LENGTH);
  if (title === null) throw fault('title', `문서 이름을 1자에서 ${MAX_TITLE_LENGTH}자 사이로 적어주세요.`);
  return title;
}

export function requireMessage(text: string, field = 'message'): string {
  const message = text.normalize('NFC').trim();
  if (countGraphemes(message) > MAX_MESSAGE_LENGTH) throw fault(field, `${MAX_MESSAGE_LENGTH}자까지 적을 수 있어요.`);
  return message;
}

export function requireReason(text: string | undefined): string {
  const reason = (text ?? '').normalize('NFC').trim();
  const length = countGraphemes(reason);
  if (length < MIN_REASON_LENGTH || length > MAX_REASON_LENGTH)
    throw fault('reason', `까닭을 ${MIN_REASON_LENGTH}자에서 ${MAX_REASON_LENGTH}자 사이로 적어주세요.`);
  return reason;
}
