import { localizeDeadline } from '@/shared/i18n';
import type { VerificationStep } from '../api/visit';
import type { VisitMessages } from './messages.ko';

const STEPS: Record<VerificationStep, string> = {
  ACCESS_CODE: 'รหัสผ่านเอกสาร',
  EMAIL_CODE: 'รหัสทางอีเมล',
  PHONE_CODE: 'รหัสทาง SMS',
  PHONE_IDENTITY: 'การยืนยันตัวตนทางโทรศัพท์',
};

export const th: VisitMessages = {
  pageTitles: { link: 'ลงนามในเอกสาร', account: 'ข้อมูลของคุณ', sheet: 'คิวอาร์โค้ดของลิงก์ลงนาม' },
  loading: 'กำลังตรวจสอบลิงก์',
  invited: {
    title: (organization) => [organization, 'ขอให้คุณลงนาม'],
    pages: (pages) => `${pages} หน้า`,
    until: 'กำหนดเวลา',
    deadline: (instant) => localizeDeadline('th', instant),
    toShow: 'สิ่งที่ต้องใช้',
    steps: (steps) => steps.map((step) => STEPS[step]).join(', '),
    mailOrText: 'รหัสทางอีเมลหรือ SMS',
    start: 'เริ่ม',
    note: 'ใส่ชื่อและข้อมูลติดต่อเพื่อรับเอกสารของคุณ',
  },
  account: {
    title: ['โปรดบอกเรา', 'ว่าคุณคือใคร'],
    more: 'เราจะส่งรหัสและลิงก์เอกสารไปยังอีเมลหรือหมายเลขที่คุณใส่ โปรดยืนยันภายใน 30 นาที แล้วคุณจะมีเวลาหนึ่งวันในการลงนาม',
    name: 'ชื่อ',
    by: 'ช่องทางติดต่อ',
    MAIL: 'อีเมล',
    PHONE: 'โทรศัพท์',
    email: 'อีเมล',
    phone: 'หมายเลขโทรศัพท์',
    domains: (domains) => `ใช้ได้เฉพาะอีเมลของ ${domains}`,
    nameMissing: 'โปรดใส่ชื่อของคุณ',
    nameLong: 'พิมพ์ได้ไม่เกิน 50 ตัวอักษร',
    emailWrong: 'โปรดตรวจสอบอีเมล',
    phoneWrong: 'โปรดตรวจสอบหมายเลขโทรศัพท์',
    suggestion: (address) => `หมายถึง ${address} ใช่ไหม`,
    take: 'ใช้อีเมลนี้',
    go: 'ถัดไป',
    starting: 'กำลังเตรียมเอกสารของคุณ',
  },
  closed: {
    ENDED: ['ลิงก์นี้ปิดรับแล้ว', 'หากยังต้องลงนาม โปรดติดต่อผู้ที่ให้ลิงก์แก่คุณ'],
    FULL: ['เต็มจำนวนแล้ว', 'อาจมีที่ว่างอีก โปรดติดต่อผู้ที่ให้ลิงก์แก่คุณ'],
    PAUSED: ['ขณะนี้ลิงก์นี้ยังไม่รับการลงนาม', 'โปรดตรวจสอบอีกครั้งภายหลัง'],
  },
  wrong: ['ลิงก์นี้ไม่ถูกต้อง', 'โปรดตรวจสอบลิงก์หรือคิวอาร์โค้ดที่คุณได้รับ'],
  lookAgain: 'ตรวจสอบอีกครั้ง',
  unreachable: 'เปิดลิงก์ไม่ได้',
  again: 'ลองอีกครั้ง',
  failure: {
    NETWORK: 'เชื่อมต่อไม่ได้ โปรดตรวจสอบการเชื่อมต่ออินเทอร์เน็ต',
    TIMEOUT: 'ใช้เวลานานเกินไป โปรดลองอีกครั้ง',
    RATE_LIMITED: 'ขณะนี้มีผู้เริ่มพร้อมกันหลายคน โปรดลองใหม่ในอีกสักครู่',
    other: 'เกิดข้อผิดพลาด โปรดลองอีกครั้ง',
  },
  sheet: {
    todo: ['สแกนด้วยกล้องโทรศัพท์', 'แล้วลงนาม'],
    steps: ['หันกล้องไปที่คิวอาร์โค้ด', 'ใส่ชื่อและข้อมูลติดต่อ', 'ใส่รหัสที่ได้รับแล้วลงนาม'],
    code: 'คิวอาร์โค้ดของลิงก์สำหรับลงนาม',
    byHand: 'หากไม่มีกล้อง โปรดเปิดที่อยู่นี้',
    until: (instant) => `ลงนามได้ถึง ${localizeDeadline('th', instant)}`,
    print: 'พิมพ์',
    closed: 'ขณะนี้ลิงก์นี้ยังไม่รับการลงนาม โปรดตรวจสอบลิงก์ก่อนพิมพ์',
  },
};
