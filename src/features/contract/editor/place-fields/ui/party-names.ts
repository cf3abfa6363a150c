import type { Receiver } from '@/entities/contract';

/** Somebody who fills fields in: a signer, or the sender himself. */
export type Party = {
  owner: string | null;
  name: string;
  title: string;
  /** Among the signers, from 0: gives the colour. Null is the sender. */
  place: number | null;
};

export const SENDER: Party = { owner: null, name: '보내는 쪽', title: '미리 채워서 보내요', place: null };

/** Those who check or only get a copy fill nothing in. */
export const partiesOf = (receivers: readonly Receiver[]): Party[] => [
  ...receivers
    .filter(({ role }) => role === 'SIGNER')
    .map(({ receiverUuid, name, title }, place) => ({ owner: receiverUuid, name, title, place })),
  SENDER,
];

export const partyOf = (parties: readonly Party[], owner: string | null): Party | undefined =>
  parties.find((party) => party.owner === owner);

/** "이도윤 님", and of the sender without 님. */
export const partyName = ({ name, owner }: Party) => (owner === null ? name : `${name} 님`);
