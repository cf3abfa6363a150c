import {
  BuildingComplex,
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
  TextAlignStart,
  Type,
  UserRound,
} from '@/shared/icons';
import type { FillField } from '#rules/fill-field.ts';

const ICONS: Partial<Record<FillField['kind'], typeof Type>> = {
  SIGNATURE: PenLine,
  INITIALS: PenLine,
  SEAL: Stamp,
  MULTILINE: TextAlignStart,
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
  COMPANY: BuildingComplex,
  IMAGE: Image,
  FILE: Paperclip,
};

export function FieldIcon({ kind, size }: { kind: FillField['kind']; size: number }) {
  const Icon = ICONS[kind] ?? Type;
  return <Icon size={size} style={{ width: size, height: size }} aria-hidden />;
}
