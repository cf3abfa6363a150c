import { signApi, unwrap, withReadableError, type components } from '@/shared/api';
import { language } from '@/shared/i18n';

export type Copies = components['schemas']['SignCopies'];
export type Certificate = components['schemas']['SignCertificate'];

export const getCopies = (signal: AbortSignal): Promise<Copies> => withReadableError(requestCopies(signal));

async function requestCopies(signal: AbortSignal): Promise<Copies> {
  const copies = await unwrap(signApi.GET('/sign/copies', { signal }));
  // The page may have been opened or reloaded by its address, which names a language only if the receiver chose one.
  await language.propose(copies.language);
  return copies;
}

export const emailCopies = (email: string) => unwrap(signApi.POST('/sign/copies/mail', { body: { email } }));

/** Makes the browser download the file instead of displaying it. */
export const toDownloadUrl = (url: string) => `${url}&download=true`;

export const isSealing = ({ status, sealState }: Copies) =>
  status === 'IN_PROGRESS' && (sealState === 'PENDING' || sealState === 'RETRYING');
