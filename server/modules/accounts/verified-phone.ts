export const VERIFIED_PHONE_PURPOSE = 'verified-phone';
