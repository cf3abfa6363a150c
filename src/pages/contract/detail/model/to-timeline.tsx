import {
  Archive,
  Ban,
  Bell,
  CalendarClock,
  Check,
  CircleX,
  ClockFading,
  Download,
  Eye,
  FileText,
  Link,
  Lock,
  MailExclamationPoint,
  MessageCircleQuestionMark,
  Pencil,
  Send,
  ShieldCheck,
  ShieldExclamationPoint,
  Stamp,
  Trash,
  UserPen,
} from '@/shared/icons';
import type { ReactNode } from 'react';
import type { ContractEvent } from '@/entities/contract';
import { formatExactTime, formatRelativePast } from '@/shared/lib/seoul-time';
import type { TimelineEntry } from '@/shared/ui/data/timeline';

type Look = { icon: ReactNode; tone?: 'ink' | 'danger' };

const LOOKS: Record<string, Look> = {
  CREATED: { icon: <FileText /> },
  SENT: { icon: <Send /> },
  MESSAGE_SENT: { icon: <Send /> },
  MESSAGE_FAILED: { icon: <MailExclamationPoint />, tone: 'danger' },
  COPY_SENT: { icon: <Send /> },
  REMINDED: { icon: <Bell /> },
  LINK_GIVEN: { icon: <Link /> },
  LINK_OPENED: { icon: <Eye /> },
  DOCUMENT_VIEWED: { icon: <Eye /> },
  STEP_VERIFIED: { icon: <ShieldCheck /> },
  VERIFIED: { icon: <ShieldCheck /> },
  VERIFICATION_LOCKED: { icon: <Lock />, tone: 'danger' },
  CONSENTED: { icon: <Check /> },
  FINAL_CONFIRMED: { icon: <Check /> },
  SIGNED: { icon: <Stamp />, tone: 'ink' },
  APPROVED: { icon: <Stamp />, tone: 'ink' },
  QUESTION_ASKED: { icon: <MessageCircleQuestionMark /> },
  VALUE_REQUESTED: { icon: <Pencil /> },
  VALUE_CHANGED: { icon: <Pencil />, tone: 'ink' },
  RECONFIRMED: { icon: <Check />, tone: 'ink' },
  DELEGATED: { icon: <UserPen /> },
  CONTACT_CORRECTED: { icon: <UserPen /> },
  ACCESS_CODE_CHANGED: { icon: <UserPen /> },
  DECLINED: { icon: <CircleX />, tone: 'danger' },
  CANCELLED: { icon: <Ban />, tone: 'danger' },
  EXPIRED: { icon: <ClockFading /> },
  EXTENDED: { icon: <CalendarClock /> },
  ALL_SIGNED: { icon: <Check />, tone: 'ink' },
  SEAL_HELD: { icon: <ShieldExclamationPoint />, tone: 'danger' },
  SEAL_RELEASED: { icon: <ShieldCheck />, tone: 'ink' },
  SEALED: { icon: <Lock />, tone: 'ink' },
  DOWNLOADED: { icon: <Download /> },
  ARCHIVED: { icon: <Archive /> },
  DESTROYED: { icon: <Trash />, tone: 'danger' },
};
const PLAIN: Look = { icon: <FileText /> };

export const toTimeline = (events: readonly ContractEvent[], now: Date): TimelineEntry[] =>
  events.toReversed().map(({ index, kind, at, words, actor, ip }) => ({
    key: String(index),
    ...(LOOKS[kind] ?? PLAIN),
    sentence: actor.kind !== 'SYSTEM' && actor.name ? `${actor.name} 님이 ${words}` : words,
    detail: ip,
    at,
    time: formatRelativePast(at, now),
    exactTime: formatExactTime(at),
  }));
