export const uz = 'Hujjat yuklanmoqda';
