import { signApi, unwrap, type components } from '@/shared/api';

export type Copies = components['schemas']['SignCopies'];
export type Certificate = components['schemas']['SignCertificate'];

export const getCopies = (signal: AbortSignal): Promise<Copies> => unwrap(signApi.GET('/sign/copies', { signal }));

export const mailCopies = (email: string) => unwrap(signApi.POST('/sign/copies/mail', { body: { email } }));

/** A signed address, to be saved instead of shown. */
export const downloadAddress = (url: string) => `${url}&download=true`;

/** All have signed, and the document is being locked. */
export const isSealing = ({ status, sealState }: Copies) =>
  status === 'IN_PROGRESS' && (sealState === 'PENDING' || sealState === 'RETRYING');
