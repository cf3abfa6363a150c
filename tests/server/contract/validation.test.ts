import { describe, expect, test } from 'vitest';
import { operations } from '../../../server/contract/document.ts';
import { DomainError } from '../../../server/contract/domain-error.ts';
import { getValidation } from '../../../server/contract/validation.ts';

const IN_NO_SCHEMA = Symbol('in no schema');
const NO_PART = { 'no-such-part': '1' };
const named = (chosen: typeof operations) => chosen.map((operation) => [operation.id, operation] as const);

/**
 * Validators are compiled on first use, so each one is used here. One that can't be compiled throws a different error.
 */
describe('every operation can be compiled', () => {
  test.each(named(operations))('the address of %s', (_, operation) => {
    const { readPath, readQuery } = getValidation(operation);
    expect(() => readPath(NO_PART)).toThrow(DomainError);
    expect(() => readQuery(NO_PART)).toThrow(DomainError);
  });

  test.each(named(operations.filter(({ parameters }) => parameters.some((parameter) => parameter.in === 'header'))))(
    'the headers of %s',
    (_, operation) => {
      const { readHeader } = getValidation(operation);
      const names = operation.parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name);
      for (const name of names)
        expect(() => readHeader({ [name.toLowerCase()]: 'x'.repeat(300) }, name)).toThrow(DomainError);
    },
  );

  test.each(named(operations.filter(({ body }) => body)))('the body of %s', (_, operation) => {
    expect(() => getValidation(operation).readBody(IN_NO_SCHEMA)).toThrow(DomainError);
  });

  test.each(named(operations.filter(({ answer }) => answer)))('the answer of %s', (_, operation) => {
    expect(() => getValidation(operation).writeAnswer(IN_NO_SCHEMA)).toThrow('answered against the document');
  });
});
