import { Ban, CircleCheck, CircleX, Clock, Undo2 } from '@/shared/icons';
import type { ReactNode } from 'react';
import { PAYMENT_STATE_LABELS, type PaymentState } from '@/entities/payment/order';
import { Badge } from '@/shared/ui/feedback/badge';

type Look = { tone: 'success' | 'danger' | 'neutral' | 'accent'; icon: ReactNode };

const LOOKS: Record<PaymentState, Look> = {
  OPEN: { tone: 'neutral', icon: <Clock /> },
  CONFIRMING: { tone: 'accent', icon: <Clock /> },
  DONE: { tone: 'success', icon: <CircleCheck /> },
  FAILED: { tone: 'danger', icon: <CircleX /> },
  EXPIRED: { tone: 'neutral', icon: <Ban /> },
  PART_REFUNDED: { tone: 'neutral', icon: <Undo2 /> },
  REFUNDED: { tone: 'neutral', icon: <Ban /> },
};

export const PaymentStateBadge = ({ state }: { state: PaymentState }) => (
  <Badge {...LOOKS[state]}>{PAYMENT_STATE_LABELS[state]}</Badge>
);
