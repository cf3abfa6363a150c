import { createHmac } from 'node:crypto';

/** SOLAPI's proof that a call comes from us: hex HMAC-SHA256 over date and salt. */
export const solapiSignature = (apiSecret: string, date: string, salt: string) =>
  createHmac('sha256', apiSecret).update(`${date}${salt}`).digest('hex');
