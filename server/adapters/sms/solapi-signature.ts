import { createHmac } from 'node:crypto';

/** Signs a SOLAPI request: the hex HMAC-SHA256 of the date and the salt. */
export const signSolapiRequest = (apiSecret: string, date: string, salt: string) =>
  createHmac('sha256', apiSecret).update(`${date}${salt}`).digest('hex');
