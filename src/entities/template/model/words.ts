import type { TemplateSlot, TemplateState, TemplateVisibility } from '../api/template';

export const SLOT_PERSON_LABELS: Record<TemplateSlot['person'], string> = {
  ASK: '보낼 때 적기',
  FIXED: '늘 같은 분',
  SENDER: '보내는 사람',
};

export const VISIBILITY_LABELS: Record<TemplateVisibility, string> = {
  ME: '나만',
  GROUPS: '고른 그룹',
  ORGANIZATION: '조직 모두',
};

export const TEMPLATE_STATE_LABELS: Record<TemplateState, string> = {
  DRAFT: '작성 중',
  PUBLISHED: '쓰고 있어요',
  RETIRED: '쓰지 않음',
};
