import type { Language } from '@/shared/i18n';

type Words = {
  title: string;
  what: string;
  next: string;
  home: string;
  back: string;
  support: string;
  faq: string;
};

/** In one file, because the page is a chunk of its own and may be all that a receiver sees of a damaged link. */
export const WORDS: Record<Language, Words> = {
  ko: {
    title: '찾는 페이지가 없어요',
    what: '주소가 바뀌었거나 문서가 지워졌을 수 있어요.',
    next: '메일이나 문자로 받은 링크라면 다시 눌러주세요.',
    home: '홈으로 가기',
    back: '이전 화면으로',
    support: '문의하기',
    faq: '자주 묻는 질문',
  },
  en: {
    title: 'Page not found',
    what: 'The address may have changed, or the document may have been deleted.',
    next: 'If you came from a link in an email or text message, open that link again.',
    home: 'Go to home page',
    back: 'Go back',
    support: 'Contact us',
    faq: 'FAQ',
  },
  vi: {
    title: 'Không tìm thấy trang',
    what: 'Địa chỉ có thể đã thay đổi hoặc tài liệu đã bị xóa.',
    next: 'Nếu bạn nhận liên kết qua email hoặc tin nhắn, hãy mở lại liên kết đó.',
    home: 'Về trang chủ',
    back: 'Quay lại',
    support: 'Liên hệ',
    faq: 'Câu hỏi thường gặp',
  },
  zh: {
    title: '找不到该页面',
    what: '网址可能已更改，或文件已被删除。',
    next: '如果您是通过邮件或短信中的链接访问，请重新打开该链接。',
    home: '前往首页',
    back: '返回上一页',
    support: '联系我们',
    faq: '常见问题',
  },
  th: {
    title: 'ไม่พบหน้าที่ต้องการ',
    what: 'ที่อยู่อาจเปลี่ยนไป หรือเอกสารอาจถูกลบแล้ว',
    next: 'หากคุณได้รับลิงก์ทางอีเมลหรือข้อความ โปรดเปิดลิงก์นั้นอีกครั้ง',
    home: 'ไปหน้าแรก',
    back: 'ย้อนกลับ',
    support: 'ติดต่อเรา',
    faq: 'คำถามที่พบบ่อย',
  },
  ne: {
    title: 'पृष्ठ फेला परेन',
    what: 'ठेगाना परिवर्तन भएको वा कागजात मेटिएको हुन सक्छ।',
    next: 'इमेल वा सन्देशबाट लिङ्क पाउनुभएको हो भने त्यो लिङ्क फेरि खोल्नुहोस्।',
    home: 'गृहपृष्ठमा जानुहोस्',
    back: 'पछाडि जानुहोस्',
    support: 'सम्पर्क गर्नुहोस्',
    faq: 'बारम्बार सोधिने प्रश्नहरू',
  },
  km: {
    title: 'រកមិនឃើញទំព័រ',
    what: 'អាសយដ្ឋានប្រហែលជាបានផ្លាស់ប្តូរ ឬឯកសារត្រូវបានលុប។',
    next: 'ប្រសិនបើអ្នកទទួលបានតំណតាមអ៊ីមែល ឬសារ សូមបើកតំណនោះម្តងទៀត។',
    home: 'ទៅទំព័រដើម',
    back: 'ត្រឡប់ក្រោយ',
    support: 'ទាក់ទងយើង',
    faq: 'សំណួរដែលសួរញឹកញាប់',
  },
  id: {
    title: 'Halaman tidak ditemukan',
    what: 'Alamatnya mungkin sudah berubah, atau dokumennya sudah dihapus.',
    next: 'Jika Anda menerima tautan lewat email atau SMS, buka kembali tautan tersebut.',
    home: 'Ke beranda',
    back: 'Kembali',
    support: 'Hubungi kami',
    faq: 'Pertanyaan umum',
  },
  uz: {
    title: 'Sahifa topilmadi',
    what: 'Manzil oʻzgargan yoki hujjat oʻchirilgan boʻlishi mumkin.',
    next: 'Havolani email yoki SMS orqali olgan boʻlsangiz, uni qayta oching.',
    home: 'Bosh sahifaga oʻtish',
    back: 'Orqaga',
    support: 'Biz bilan bogʻlanish',
    faq: 'Koʻp beriladigan savollar',
  },
  mn: {
    title: 'Хуудас олдсонгүй',
    what: 'Хаяг өөрчлөгдсөн эсвэл баримт бичиг устгагдсан байж болзошгүй.',
    next: 'Имэйл эсвэл мессежээр холбоос хүлээн авсан бол тэр холбоосыг дахин нээнэ үү.',
    home: 'Нүүр хуудас руу',
    back: 'Буцах',
    support: 'Холбоо барих',
    faq: 'Түгээмэл асуултууд',
  },
};
