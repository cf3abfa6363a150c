import type { PreviewMessages } from './messages.ko';

export const mn: PreviewMessages = {
  banner: 'Энэ бол урьдчилан харах горим. Юу ч хадгалагдахгүй.',
  loading: 'Баримт бичгийг ачаалж байна',
  document: 'Баримт бичиг',
  smaller: 'Жижгэрүүлэх',
  larger: 'Томруулах',
  close: 'Хаах',
  failed: 'Баримт бичгийг ачаалж чадсангүй',
  again: 'Дахин оролдох',
  notThere: 'Та энэ баримт бичгийг харах боломжгүй',
  notThereMore: 'Ийм баримт бичиг байхгүй эсвэл танд харах эрх алга.',
};
