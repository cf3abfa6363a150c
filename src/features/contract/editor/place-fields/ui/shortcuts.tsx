import { FIELD_KIND_LABELS } from '@/entities/contract';
import { ALT_KEY, MOD_KEY, ShortcutsDialog, type ShortcutGroup } from '@/shared/ui/overlays/shortcuts';
import { COMMON_FIELD_KINDS, OTHER_FIELD_KINDS, FIELD_KIND_LAYOUT } from '../model/field-kinds';

const GROUPS: readonly ShortcutGroup[] = [
  {
    title: '칸 놓기 (보이는 쪽 가운데)',
    shortcuts: [...COMMON_FIELD_KINDS, ...OTHER_FIELD_KINDS].flatMap((kind) => {
      const { key } = FIELD_KIND_LAYOUT[kind];
      return key ? [{ words: FIELD_KIND_LABELS[kind], keys: [key] }] : [];
    }),
  },
  {
    title: '고르기',
    shortcuts: [
      { words: '다음 칸, 이전 칸', keys: ['Tab', '⇧Tab'] },
      { words: '모두 고르기', keys: [MOD_KEY, 'A'] },
      { words: '여러 개 고르기', keys: ['⇧', '누르기'] },
      { words: '고른 칸 풀기', keys: ['Esc'] },
      { words: '칸 내용 고치기, 내 칸 채우기', keys: ['Enter'] },
      { words: '받는 분 바꾸기', keys: ['1–8'] },
      { words: '보내는 쪽으로 바꾸기', keys: ['9'] },
    ],
  },
  {
    title: '고치기',
    shortcuts: [
      { words: '조금 옮기기', keys: ['← ↑ ↓ →'] },
      { words: '많이 옮기기', keys: ['⇧', '← ↑ ↓ →'] },
      { words: '크기 바꾸기', keys: [ALT_KEY, '← ↑ ↓ →'] },
      { words: '하나 더 놓기', keys: [MOD_KEY, 'D'] },
      { words: '복사, 잘라내기, 붙여넣기', keys: [MOD_KEY, 'C X V'] },
      { words: '지우기', keys: ['Delete'] },
      { words: '되돌리기', keys: [MOD_KEY, 'Z'] },
      { words: '다시 하기', keys: [MOD_KEY, '⇧', 'Z'] },
    ],
  },
  {
    title: '펜으로 그리기',
    shortcuts: [
      { words: '펜 옮기기', keys: ['← ↑ ↓ →'] },
      { words: '많이 옮기기', keys: ['⇧', '← ↑ ↓ →'] },
      { words: '펜 내리기, 들기', keys: ['Space'] },
      { words: '다 그리기', keys: ['Enter'] },
      { words: '그리던 것 지우기', keys: ['Esc'] },
    ],
  },
  {
    title: '보기',
    shortcuts: [
      { words: '다음 쪽, 이전 쪽', keys: ['PageDown', 'PageUp'] },
      { words: '크게, 작게', keys: [MOD_KEY, '+ −'] },
      { words: '화면 옮기기', keys: ['Space', '끌기'] },
      { words: '보내기', keys: [MOD_KEY, 'Enter'] },
      { words: '단축키 보기', keys: ['?'] },
    ],
  },
];

export const Shortcuts = (props: { open: boolean; onOpenChange: (open: boolean) => void }) => (
  <ShortcutsDialog {...props} groups={GROUPS} />
);
