import { getSeoulDay, formatSeoulTime } from '../../../rules/dates.ts';
import type { ContractFacts, ContractLanguage, ContractLine, MessageRecipient } from './contract-words.ts';

const moment = (at: Date) =>
  `${getSeoulDay(at).split('-').toReversed().join('/')} ${formatSeoulTime(at).slice(11, 16)} (waktu Seoul)`;

const FOOT = ['Tautan dalam pesan ini hanya untuk Anda. Jangan teruskan kepada orang lain.'];
const NOTHING_LEFT = 'Anda tidak perlu melakukan apa pun lagi.';
const doing = ({ role }: MessageRecipient) => (role === 'APPROVER' ? 'meninjau' : 'menandatangani');

const document = ({ title, senderName, organizationName }: ContractFacts): ContractLine[] => [
  ['DOCUMENT', 'Dokumen', title],
  ['SENDER', 'Pengirim', `${senderName}, ${organizationName}`],
];
const deadline = ({ expiresAt }: ContractFacts): ContractLine => ['DEADLINE', 'Batas waktu', moment(expiresAt)];
const reason = (term: string, words: string | undefined): ContractLine[] => (words ? [['REASON', term, words]] : []);
const delegate = (term: string, words: string | undefined): ContractLine[] =>
  words ? [['DELEGATED_BY', term, words]] : [];

export const id: ContractLanguage = {
  formatDeadline: moment,
  nameTask: doing,
  greeting: (name) => `Halo ${name},`,
  quoteFrom: ({ senderName }, { passedOnBy }) =>
    passedOnBy === undefined ? `Pesan dari ${senderName}` : `Pesan dari ${senderName} untuk ${passedOnBy}`,
  says: {
    SIGN_REQUEST: (facts, to) => {
      const { title, organizationName, senderName } = facts;
      if (to.role === 'VIEWER')
        return {
          subject: `${senderName} membagikan “${title}” kepada Anda`,
          preheader: `Dokumen dari ${organizationName} untuk Anda baca. Anda tidak perlu menandatanganinya.`,
          heading: `${organizationName} mengirim dokumen untuk Anda baca`,
          paragraphs: [
            facts.isSealedAtOnce
              ? 'Anda tidak perlu menandatanganinya. Kami akan segera mengirimkan dokumen final kepada Anda.'
              : 'Anda tidak perlu menandatanganinya. Setelah semua orang menandatangani, kami akan mengirimkan dokumen final kepada Anda.',
          ],
          facts: document(facts),
          button: 'Baca dokumen',
          foot: FOOT,
        };
      const passedOn = to.passedOnBy;
      return {
        subject: `${senderName} meminta Anda ${doing(to)} “${title}”`,
        preheader: `Dokumen dari ${organizationName}. Anda diminta ${doing(to)} dokumen ini paling lambat ${moment(facts.expiresAt)}.`,
        heading:
          passedOn === undefined
            ? `${organizationName} meminta Anda ${doing(to)} sebuah dokumen`
            : `${passedOn} meminta Anda ${doing(to)} sebuah dokumen`,
        paragraphs:
          passedOn === undefined
            ? []
            : [
                `${organizationName} mengirim dokumen ini kepada ${passedOn}. Sekarang Anda, ${to.name}, yang diminta ${doing(to)}.`,
              ],
        facts: [...document(facts), ...delegate('Didelegasikan oleh', passedOn), deadline(facts)],
        button: 'Buka dokumen',
        foot: FOOT,
      };
    },
    SIGN_REMINDER: (facts, to) => ({
      subject: `Pengingat dari ${facts.senderName}: jangan lupa ${doing(to)} “${facts.title}” paling lambat ${moment(facts.expiresAt)}`,
      preheader: `${facts.senderName} dari ${facts.organizationName} menunggu Anda ${doing(to)}.`,
      heading: `Anda masih perlu ${doing(to)} sebuah dokumen`,
      paragraphs: [],
      facts: [...document(facts), deadline(facts)],
      button: 'Buka dokumen',
      foot: FOOT,
    }),
    SIGN_EXTENDED: (facts) => ({
      subject: `Batas waktu “${facts.title}” diperpanjang`,
      preheader: `Sekarang Anda punya waktu sampai ${moment(facts.expiresAt)}.`,
      heading: 'Batas waktu diperpanjang',
      paragraphs: ['Tanda tangan yang sudah ada tetap berlaku.'],
      facts: [...document(facts), ['DEADLINE', 'Batas waktu baru', moment(facts.expiresAt)]],
      button: 'Buka dokumen',
      foot: FOOT,
    }),
    SIGN_CANCELLED: (facts) => ({
      subject: `Permintaan tanda tangan “${facts.title}” dibatalkan`,
      preheader: `${facts.organizationName} telah menarik dokumen ini. ${NOTHING_LEFT}`,
      heading: 'Permintaan tanda tangan dibatalkan',
      paragraphs: [],
      facts: [...document(facts), ...reason('Alasan', facts.reason)],
      button: null,
      foot: [NOTHING_LEFT],
    }),
    SIGN_DECLINED: (facts) => ({
      subject: `“${facts.title}” ditolak`,
      preheader: `Dokumen dari ${facts.organizationName}. ${NOTHING_LEFT}`,
      heading: 'Ada penerima yang menolak sehingga dokumen ini tidak dapat diselesaikan',
      paragraphs: [],
      facts: document(facts),
      button: null,
      foot: [`${NOTHING_LEFT} Jika ada pertanyaan, hubungi pengirim.`],
    }),
    SIGN_COMPLETED: (facts) => ({
      subject: facts.isSealedAtOnce
        ? `${facts.senderName} mengirim “${facts.title}” kepada Anda`
        : `Semua orang sudah menandatangani “${facts.title}”`,
      preheader: 'Unduh dokumen final beserta sertifikat jejak auditnya, dan simpan di tempat yang aman.',
      heading: facts.isSealedAtOnce
        ? `${facts.organizationName} mengirim dokumen final kepada Anda`
        : 'Semua orang sudah menandatangani dan dokumen sudah disegel',
      paragraphs: ['Unduh dokumen final beserta sertifikat jejak auditnya, dan simpan di tempat yang aman.'],
      facts: document(facts),
      button: 'Lihat dokumen final',
      foot: FOOT,
    }),
    COPY_ASKED: (facts, { name }) => ({
      subject: `Salinan “${facts.title}”`,
      preheader: `${name} meminta salinan ini.`,
      heading: `${name} meminta salinan ini`,
      paragraphs: facts.isAttached ? ['Dokumen dan sertifikat jejak auditnya terlampir.'] : [],
      facts: document(facts),
      button: facts.isAttached ? null : 'Lihat dokumen final',
      foot: facts.isAttached ? ['Jika Anda tidak memintanya, hapus email ini.'] : FOOT,
    }),
    VALUE_CHANGED: (facts) => ({
      subject: `Isi “${facts.title}” berubah. Silakan periksa`,
      preheader: 'Lihat perubahannya dan setujui. Anda tidak perlu menandatangani lagi.',
      heading: 'Ada yang berubah setelah Anda menandatangani',
      paragraphs: ['Lihat perubahannya dan setujui. Anda tidak perlu menandatangani lagi.'],
      facts: [...document(facts), ...reason('Alasan', facts.reason), deadline(facts)],
      button: 'Lihat perubahan',
      foot: FOOT,
    }),
    VALUE_REQUEST: (facts) => ({
      subject: `Periksa lagi isian Anda di “${facts.title}”`,
      preheader: `${facts.organizationName} meminta Anda memeriksanya lagi.`,
      heading: `${facts.organizationName} meminta Anda memeriksa isian Anda lagi`,
      paragraphs: [],
      facts: [...document(facts), ...reason('Permintaan', facts.reason), deadline(facts)],
      button: 'Buka dokumen',
      foot: FOOT,
    }),
  },
};
