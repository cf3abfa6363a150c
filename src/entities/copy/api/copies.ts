import { signApi, unwrap, type components } from '@/shared/api';

export type Copies = components['schemas']['SignCopies'];
export type Certificate = components['schemas']['SignCertificate'];

export const getCopies = (signal: AbortSignal): Promise<Copies> => unwrap(signApi.GET('/sign/copies', { signal }));

export const emailCopies = (email: string) => unwrap(signApi.POST('/sign/copies/mail', { body: { email } }));

/** Makes the browser download the file instead of displaying it. */
export const toDownloadUrl = (url: string) => `${url}&download=true`;

export const isSealing = ({ status, sealState }: Copies) =>
  status === 'IN_PROGRESS' && (sealState === 'PENDING' || sealState === 'RETRYING');
