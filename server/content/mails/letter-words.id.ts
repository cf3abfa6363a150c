import type { EmailTexts } from './letter-words.ts';

export const id: EmailTexts = {
  brand: 'Dojang',
  representative: 'Pimpinan',
  businessNumber: 'Nomor registrasi usaha',
  phone: 'Telepon',
  through: (name) => `Dikirim oleh ${name} melalui Dojang, layanan kontrak elektronik.`,
  own: 'Dikirim oleh Dojang, layanan kontrak elektronik.',
  ifButtonFails: 'Jika tombol tidak berfungsi, tempelkan tautan ini di browser Anda.',
  addressee: (name) => `${name}:`,
  linkTitle: (organizationName) =>
    organizationName === null ? 'Permintaan tanda tangan' : `Permintaan tanda tangan dari ${organizationName}`,
  linkDescription: 'Buka tautan untuk melihat dokumen.',
  locale: 'id_ID',
};
