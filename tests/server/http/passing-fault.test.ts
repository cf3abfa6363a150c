import { expect, test } from 'vitest';
import { toTemporaryError } from '../../../server/contract/temporary-error.ts';
import { DamagedFileError } from '../../../server/adapters/files/port.ts';

const fault = (code: string, message = 'x') => Object.assign(new Error(message), { code });

test.each([
  ['a server that goes down', fault('57P01'), 'UNAVAILABLE'],
  ['a server that starts up', fault('57P03'), 'UNAVAILABLE'],
  ['too many connections', fault('53300'), 'UNAVAILABLE'],
  ['nobody at the port', fault('ECONNREFUSED'), 'UNAVAILABLE'],
  ['a connection that broke', new Error('Connection terminated unexpectedly'), 'UNAVAILABLE'],
  ['no connection to be had', new Error('timeout exceeded when trying to connect'), 'UNAVAILABLE'],
  ['a full disk', fault('ENOSPC'), 'STORAGE_FULL'],
  ['a full disk of the database', fault('53100'), 'STORAGE_FULL'],
  ['a damaged file', new DamagedFileError('00'), 'FILE_DAMAGED'],
])('%s is an answer of its own', (_, error, code) => {
  expect(toTemporaryError(error)?.code).toBe(code);
});

test.each([fault('23505'), fault('ENOENT'), new TypeError('Cannot read properties of undefined'), 'text'])(
  'a mistake of ours stays one: %s',
  (error) => expect(toTemporaryError(error)).toBeNull(),
);
