import { localizeDeadline } from '@/shared/i18n';
import type { VerificationStep } from '../api/visit';
import type { VisitMessages } from './messages.ko';

const STEPS: Record<VerificationStep, string> = {
  ACCESS_CODE: 'hujjat paroli',
  EMAIL_CODE: 'emailga keladigan kod',
  PHONE_CODE: 'SMS orqali keladigan kod',
  PHONE_IDENTITY: 'telefon orqali shaxsni tasdiqlash',
};

export const uz: VisitMessages = {
  pageTitles: { link: 'Hujjatni imzolash', account: 'Maʼlumotlaringiz', sheet: 'Imzolash havolasining QR kodi' },
  loading: 'Havola tekshirilmoqda',
  invited: {
    title: (organization) => [organization, 'sizdan imzo soʻramoqda'],
    pages: (pages) => `${pages} sahifa`,
    until: 'Qabul muddati',
    deadline: (instant) => localizeDeadline('uz', instant),
    toShow: 'Nima kerak boʻladi',
    steps: (steps) => steps.map((step) => STEPS[step]).join(', '),
    mailOrText: 'emailga yoki SMS orqali keladigan kod',
    start: 'Boshlash',
    note: 'Oʻz hujjatingizni olish uchun ismingiz va aloqa maʼlumotingizni kiriting.',
  },
  account: {
    title: ['Kim ekaningizni', 'yozing'],
    more: 'Kod va hujjatingiz havolasini siz yozgan manzil yoki raqamga yuboramiz. 30 daqiqa ichida tasdiqlasangiz, bir kun davomida imzolashingiz mumkin.',
    name: 'Ism',
    by: 'Siz bilan bogʻlanish usuli',
    MAIL: 'Email',
    PHONE: 'Telefon',
    email: 'Email manzil',
    phone: 'Mobil telefon raqami',
    domains: (domains) => `Faqat ${domains} email manzillari qabul qilinadi.`,
    nameMissing: 'Ismingizni kiriting.',
    nameLong: 'Koʻpi bilan 50 ta belgi.',
    emailWrong: 'Email manzilni tekshiring.',
    phoneWrong: 'Mobil telefon raqamini tekshiring.',
    suggestion: (address) => `${address} demoqchimidingiz?`,
    take: 'Shuni ishlatish',
    go: 'Keyingisi',
    starting: 'Hujjatingiz tayyorlanmoqda',
  },
  closed: {
    ENDED: ['Bu havola yopilgan', 'Hali ham imzolashingiz kerak boʻlsa, havolani bergan odamga murojaat qiling.'],
    FULL: ['Belgilangan odamlar soni toʻldi', 'Yana joy boʻshashi mumkin. Havolani bergan odamga murojaat qiling.'],
    PAUSED: ['Bu havola orqali hozir imzo qabul qilinmayapti', 'Keyinroq qayta tekshiring.'],
  },
  begun: 'Agar allaqachon boshlagan boʻlsangiz, elektron pochta yoki SMSdagi havola orqali davom eting.',
  wrong: ['Havola notoʻgʻri', 'Sizga berilgan havola yoki QR kodni tekshiring.'],
  lookAgain: 'Qayta tekshirish',
  unreachable: 'Havolani ochib boʻlmadi',
  again: 'Qayta urinish',
  failure: {
    NETWORK: 'Ulanib boʻlmadi. Internet aloqasini tekshiring.',
    TIMEOUT: 'Juda uzoq davom etmoqda. Qayta urinib koʻring.',
    RATE_LIMITED: 'Hozir koʻp odam boshlayapti. Birozdan keyin qayta urinib koʻring.',
    other: 'Xatolik yuz berdi. Qayta urinib koʻring.',
  },
  sheet: {
    todo: ['Telefon kamerasi bilan skanerlang', 'va imzolang'],
    steps: [
      'Kamerani QR kodga qarating',
      'Ismingiz va aloqa maʼlumotingizni kiriting',
      'Kelgan kodni kiriting va imzolang',
    ],
    code: 'Imzolash uchun havolaning QR kodi',
    byHand: 'Kamera yoʻqmi? Bu manzilni oching.',
    until: (instant) => `Imzolash muddati: ${localizeDeadline('uz', instant)}.`,
    print: 'Chop etish',
    closed: 'Bu havola orqali hozir imzo qabul qilinmayapti. Chop etishdan oldin tekshiring.',
  },
};
