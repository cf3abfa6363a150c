import type { components } from '@/shared/api';
import type { TemplateSlot } from '../api/template';

type Receiver = components['schemas']['Receiver'];

/** Presents slots as receivers to the editor and the rehearsal. */
export const toReceivers = (slots: readonly TemplateSlot[]): Receiver[] =>
  slots.map((slot) => ({
    receiverUuid: slot.slotUuid,
    name: slot.name,
    title: slot.fixed?.name ?? '',
    slotName: slot.name,
    email: slot.fixed?.email ?? null,
    phone: slot.fixed?.phone ?? null,
    role: slot.role,
    order: slot.order,
    when: slot.when,
    channels: slot.channels,
    verifications: slot.accessCode === 'NONE' ? slot.verifications : ['ACCESS_CODE', ...slot.verifications],
    accessCode: null,
    accessCodeHint: slot.accessCodeHint,
    message: slot.message,
    language: slot.language ?? null,
    state: 'WAITING',
    hasTurn: false,
    isMe: false,
    isMember: false,
    notifiedAt: null,
    openedAt: null,
    verifiedAt: null,
    finishedAt: null,
  }));
