import { createHmac } from 'node:crypto';

export const signSolapiRequest = (apiSecret: string, date: string, salt: string) =>
  createHmac('sha256', apiSecret).update(`${date}${salt}`).digest('hex');
