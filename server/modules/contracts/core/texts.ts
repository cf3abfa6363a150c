import { countGraphemes, readName } from '../../../../rules/graphemes.ts';
import { DomainError } from '../../../contract/domain-error.ts';
import { MESSAGE_MAX, REASON_MAX, REASON_MIN, TITLE_MAX } from './contract.types.ts';

const fault = (field: string, message: string) => new DomainError('VALIDATION', { fieldErrors: [{ field, message }] });

export function requireTitle(text: string): string {
  const title = readName(text, TITLE_MAX);
  if (title === null) throw fault('title', `문서 이름을 1자에서 ${TITLE_MAX}자 사이로 적어주세요.`);
  return title;
}

/** What a person writes over several lines, as it is kept. */
export function requireMessage(text: string, field = 'message'): string {
  const message = text.normalize('NFC').trim();
  if (countGraphemes(message) > MESSAGE_MAX) throw fault(field, `${MESSAGE_MAX}자까지 적을 수 있어요.`);
  return message;
}

export function requireReason(text: string | undefined): string {
  const reason = (text ?? '').normalize('NFC').trim();
  const length = countGraphemes(reason);
  if (length < REASON_MIN || length > REASON_MAX)
    throw fault('reason', `까닭을 ${REASON_MIN}자에서 ${REASON_MAX}자 사이로 적어주세요.`);
  return reason;
}
