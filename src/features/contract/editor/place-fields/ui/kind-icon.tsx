import {
  AtSign,
  BuildingComplex,
  CalendarCheck,
  CalendarDays,
  CircleDot,
  Coins,
  Hash,
  IdCard,
  Image,
  List,
  Paperclip,
  Pen,
  PenTool,
  Phone,
  Sigma,
  SquareCheck,
  Stamp,
  Tag,
  TextAlignStart,
  Type,
  UserRound,
  type Icon,
} from '@/shared/icons';
import type { FieldKind } from '@/entities/contract';

const ICONS: Record<FieldKind, Icon> = {
  SIGNATURE: Pen,
  SEAL: Stamp,
  INITIALS: PenTool,
  TEXT: Type,
  MULTILINE: TextAlignStart,
  NUMBER: Hash,
  AMOUNT: Coins,
  DATE: CalendarDays,
  SIGNED_DATE: CalendarCheck,
  CHECKBOX: SquareCheck,
  RADIO: CircleDot,
  LIST: List,
  NAME: UserRound,
  EMAIL: AtSign,
  PHONE: Phone,
  COMPANY: BuildingComplex,
  BUSINESS_NUMBER: IdCard,
  IMAGE: Image,
  FILE: Paperclip,
  FORMULA: Sigma,
  LABEL: Tag,
};

export function KindIcon({ kind, className }: { kind: FieldKind; className?: string }) {
  const Icon = ICONS[kind];
  return <Icon className={className} aria-hidden />;
}
