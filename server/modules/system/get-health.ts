import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { OperationHandler } from '../../contract/operations.ts';

const packageFile: { version: string } = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../../package.json'), 'utf8'),
);

export const getHealth: OperationHandler<'getHealth'> = async () => ({ status: 'ok', version: packageFile.version });
