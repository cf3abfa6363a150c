import { Ban, Bell, CalendarClock, CalendarX, Copy, Trash, Users } from '@/shared/icons';
import type { ReactNode } from 'react';
import type { ContractAction } from '../model/possible-acts';

export const ACTION_LABELS: Record<ContractAction, { label: string; icon: ReactNode; isFinal: boolean }> = {
  remind: { label: '다시 알리기', icon: <Bell />, isFinal: false },
  extend: { label: '마감 늘리기', icon: <CalendarClock />, isFinal: false },
  cancel: { label: '보내기 취소', icon: <Ban />, isFinal: true },
  reschedule: { label: '보낼 때 바꾸기', icon: <CalendarClock />, isFinal: false },
  unschedule: { label: '예약 풀기', icon: <CalendarX />, isFinal: false },
  share: { label: '그룹과 나누기', icon: <Users />, isFinal: false },
  duplicate: { label: '복사해서 새로 만들기', icon: <Copy />, isFinal: false },
  delete: { label: '지우기', icon: <Trash />, isFinal: true },
};
