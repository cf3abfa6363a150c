import { DomainError } from '../../../contract/domain-error.ts';
import type { Cursor, ContractSort } from './list.repository.ts';

export const writeCursor = ({ value, contractId }: Cursor, sort: ContractSort) =>
  Buffer.from(JSON.stringify([sort, value, contractId])).toString('base64url');

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?[+-]\d{2}:\d{2}$/;

export function readCursor(text: string, sort: ContractSort): Cursor {
  const parts = parse(Buffer.from(text, 'base64url').toString('utf8'));
  const [of, value, contractId] = Array.isArray(parts) ? parts : [];
  const isValue = value === null || (typeof value === 'string' && (sort === 'TITLE' || TIME.test(value)));
  if (of !== sort || !isValue || typeof contractId !== 'string' || !UUID.test(contractId))
    throw new DomainError('CURSOR_WRONG');
  return { value, contractId };
}

function parse(text: string): unknown[] | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
