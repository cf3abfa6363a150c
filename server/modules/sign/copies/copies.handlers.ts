import type { OperationHandlers } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { createGetCertificates } from './get-certificates.ts';
import { createGetCopies } from './get-copies.ts';
import { createGetSignCertificate } from './get-sign-certificate.ts';
import { createGetSignDocument } from './get-sign-document.ts';
import { createMailCopies } from './mail-copies.ts';

export const createCopyHandlers = (deps: Deps) =>
  ({
    getCopies: createGetCopies(deps),
    getCertificates: createGetCertificates(deps),
    getSignDocument: createGetSignDocument(deps),
    getSignCertificate: createGetSignCertificate(deps),
    mailCopies: createMailCopies(deps),
  }) satisfies Partial<OperationHandlers>;
