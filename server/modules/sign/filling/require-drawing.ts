import { DomainError } from '../../../contract/domain-error.ts';
import type { Connection } from '../../../database/connect.ts';
import { findDrawing } from '../../marks/drawings.repository.ts';

export async function requireDrawing(connection: Connection, code: string) {
  const drawing = await findDrawing(connection, code);
  if (!drawing) throw new DomainError('NOT_FOUND');
  return drawing;
}
