import { CHANNEL_LABELS, formatVerification, ROLE_LABELS } from '@/entities/contract';
import { SLOT_PERSON_LABELS, type TemplateSlot } from '@/entities/template';
import { compareItems, omitKeys, type ComparedProperty } from './compare-items';

const WITH_WORDS = ['name', 'person', 'fixed', 'role', 'order', 'channels', 'verifications'] as const;

const ASPECTS: readonly ComparedProperty<TemplateSlot>[] = [
  { of: ({ name }) => name, say: ({ name }) => `이름 ‘${name}’` },
  {
    of: ({ person, fixed }) => [person, fixed],
    say: ({ person, fixed }) => (fixed ? `${SLOT_PERSON_LABELS[person]} ${fixed.name}` : SLOT_PERSON_LABELS[person]),
  },
  { of: ({ role }) => role, say: ({ role }) => ROLE_LABELS[role] },
  { of: ({ order }) => order, say: ({ order }) => (order === null ? '차례 없음' : `${order}번째 차례`) },
  {
    of: ({ channels }) => channels,
    say: ({ channels }) => `${channels.map((channel) => CHANNEL_LABELS[channel]).join('·')}로 보내요`,
  },
  { of: ({ verifications }) => verifications, say: ({ verifications }) => formatVerification(verifications) },
  { of: (slot) => omitKeys(slot, WITH_WORDS), say: () => '그 밖의 설정이 달라요' },
];

export const compareSlots = (theirs: readonly TemplateSlot[], mine: readonly TemplateSlot[], stays: boolean) =>
  compareItems({
    theirs,
    mine,
    stays,
    getId: ({ slotUuid }) => slotUuid,
    getName: ({ name }) => name,
    place: ({ role }) => ROLE_LABELS[role],
    aspects: ASPECTS,
  });
