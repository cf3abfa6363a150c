import type { Receiver } from '@/entities/contract';

/** Somebody who fills in fields: a signer, or the sender. */
export type Party = {
  owner: string | null;
  name: string;
  title: string;
  /** The index among the signers, which determines the colour, or null for the sender. */
  place: number | null;
};

export const SENDER_PARTY: Party = { owner: null, name: '보내는 쪽', title: '미리 채워서 보내요', place: null };

export const listParties = (receivers: readonly Receiver[]): Party[] => [
  ...receivers
    .filter(({ role }) => role === 'SIGNER')
    .map(({ receiverUuid, name, slotName, title }, place) => ({
      owner: receiverUuid,
      name: name || slotName,
      title,
      place,
    })),
  SENDER_PARTY,
];

export const findParty = (parties: readonly Party[], owner: string | null): Party | undefined =>
  parties.find((party) => party.owner === owner);

/** Adds 님 to a receiver's name, but not to the sender's label. */
export const formatPartyName = ({ name, owner }: Party) => (owner === null ? name : `${name} 님`);
