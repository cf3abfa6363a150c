import type { FieldErrorMessages } from './field-words.ts';

/** Messages about invalid fields, in Indonesian. */
export const id: FieldErrorMessages = {
  required: 'Ini wajib diisi.',
  unused: 'Ini tidak digunakan.',
  format: 'Formatnya tidak valid.',
  email: 'Periksa alamat email.',
  address: 'Periksa alamat.',
  moment: 'Periksa tanggal dan jam.',
  empty: 'Masukkan isinya.',
  tooShort: (limit) => `Masukkan minimal ${limit} karakter.`,
  tooLong: (limit) => `Maksimal ${limit} karakter.`,
  noneChosen: 'Pilih minimal satu.',
  tooManyChosen: (limit) => `Maksimal ${limit} pilihan.`,
  twice: 'Ada pilihan yang sama dua kali.',
  tooLow: (limit) => `Harus ${limit} atau lebih.`,
  tooHigh: (limit) => `Harus ${limit} atau kurang.`,
  code: 'Masukkan kode enam angka.',
  check: 'Periksa isian Anda.',
  bothConsents: 'Berikan kedua persetujuan.',
  phone: 'Periksa nomor ponsel.',
  emailNeeded: 'Dokumen ini diverifikasi lewat email. Masukkan alamat email.',
  phoneNeeded: 'Dokumen ini diverifikasi lewat ponsel. Masukkan nomor ponsel.',
  contactNeeded: 'Masukkan alamat email atau nomor ponsel.',
  question: (limit) => `Tulis pertanyaan Anda, maksimal ${limit} karakter.`,
  notFillable: 'Kolom ini tidak dapat diisi.',
};
