import type { EventData } from '../../audit/events.ts';
import { SOMEBODY } from './name-history.ts';

type Contact = EventData['CONTACT_CORRECTED']['before'];

/** Says who was asked before and is asked now, and where. Addresses are masked in the chain. */
export function describeCorrection({ before, after }: EventData['CONTACT_CORRECTED']): string {
  const [was, is] = [before.name || SOMEBODY, after.name || SOMEBODY];
  const change = was === is ? `${is} 님의 연락처를 고쳤어요` : `받는 분을 ${was} 님에서 ${is} 님으로 바꿨어요`;
  const [from, to] = [listAddresses(before), listAddresses(after)];
  return from === '' || to === '' || from === to ? change : `${change} (${from} → ${to})`;
}

const listAddresses = ({ email, phone }: Contact) => [email, phone].filter(Boolean).join(', ');
