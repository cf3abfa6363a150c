import { Ban, Bell, CalendarClock, Folder, Tag, Trash, Users } from '@/shared/icons';
import type { ReactNode } from 'react';
import type { BulkAction } from '../api/act-on-many';

type Words = {
  label: string;
  icon: ReactNode;
  question: (count: string) => string;
  note: string;
  /** The outcome, as in "3건 모두 알렸어요". */
  done: string;
  isFinal: boolean;
};

export const BULK_ACTION_LABELS: Record<BulkAction, Words> = {
  REMIND: {
    label: '다시 알리기',
    icon: <Bell />,
    question: (count) => `${count}건을 다시 알릴까요?`,
    note: '지금 차례인 분에게 서명해달라고 다시 알려요. 진행 중인 문서만 알려요.',
    done: '알렸어요',
    isFinal: false,
  },
  EXTEND: {
    label: '마감 늘리기',
    icon: <CalendarClock />,
    question: (count) => `${count}건의 마감을 언제까지 늘릴까요?`,
    note: '마감이 이보다 늦은 문서는 그대로 두어요.',
    done: '마감을 늘렸어요',
    isFinal: false,
  },
  CANCEL: {
    label: '보내기 취소',
    icon: <Ban />,
    question: (count) => `${count}건의 보내기를 취소할까요?`,
    note: '받는 분은 더 이상 이 문서를 볼 수 없어요. 되돌릴 수 없어요.',
    done: '취소했어요',
    isFinal: true,
  },
  DELETE: {
    label: '지우기',
    icon: <Trash />,
    question: (count) => `${count}건을 지울까요?`,
    note: '‘작성 중’인 문서만 지우고, 되돌릴 수 없어요.',
    done: '지웠어요',
    isFinal: true,
  },
  MOVE: {
    label: '폴더로 옮기기',
    icon: <Folder />,
    question: (count) => `${count}건을 어디로 옮길까요?`,
    note: '폴더는 조직의 모두가 함께 써요.',
    done: '옮겼어요',
    isFinal: false,
  },
  LABEL: {
    label: '라벨 붙이기',
    icon: <Tag />,
    question: (count) => `${count}건에 어떤 라벨을 붙일까요?`,
    note: '라벨은 조직의 모두가 함께 써요.',
    done: '라벨을 붙였어요',
    isFinal: false,
  },
  SHARE: {
    label: '그룹과 나누기',
    icon: <Users />,
    question: (count) => `${count}건을 어느 그룹과 나눌까요?`,
    note: '나눈 문서는 그룹 모두가 볼 수 있어요. 전에 나눈 그룹은 여기서 고른 그룹으로 바뀌어요.',
    done: '나눴어요',
    isFinal: false,
  },
};
