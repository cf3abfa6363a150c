import {
  AlignLeft,
  Building2,
  CalendarDays,
  CircleDot,
  Hash,
  Image,
  List,
  Mail,
  Paperclip,
  PenLine,
  Phone,
  SquareCheck,
  Stamp,
  Type,
  UserRound,
} from 'lucide-react';
import type { FillField } from '#rules/fill-field.ts';

const ICONS: Partial<Record<FillField['kind'], typeof Type>> = {
  SIGNATURE: PenLine,
  INITIALS: PenLine,
  SEAL: Stamp,
  MULTILINE: AlignLeft,
  NUMBER: Hash,
  AMOUNT: Hash,
  BUSINESS_NUMBER: Hash,
  DATE: CalendarDays,
  CHECKBOX: SquareCheck,
  RADIO: CircleDot,
  LIST: List,
  NAME: UserRound,
  EMAIL: Mail,
  PHONE: Phone,
  COMPANY: Building2,
  IMAGE: Image,
  FILE: Paperclip,
};

export function FieldIcon({ kind, size }: { kind: FillField['kind']; size: number }) {
  const Icon = ICONS[kind] ?? Type;
  return <Icon size={size} style={{ width: size, height: size }} aria-hidden />;
}
