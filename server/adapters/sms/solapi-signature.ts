import { createHmac } from 'node:crypto';

/** SOLAPI's proof that a call is ours: hex HMAC-SHA256 over date and salt. */
export const solapiSignature = (apiSecret: string, date: string, salt: string) =>
  createHmac('sha256', apiSecret).update(`${date}${salt}`).digest('hex');
