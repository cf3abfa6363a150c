import type { components } from '#openapi';
import type { Connection } from '../../database/connect.ts';
import { listCards, type CardRow } from './cards.repository.ts';
import { getIssuerName } from '../../content/card-issuers.ts';

type Card = components['schemas']['PaymentMethod'];

export const describeCard = ({ paymentMethodUuid, issuerCode, status, ...card }: CardRow): Card => ({
  paymentMethodUuid,
  issuerName: getIssuerName(issuerCode),
  last4: card.last4,
  cardType: card.cardType,
  ownerType: card.ownerType,
  isDefault: card.isDefault,
  status: status === 'ACTIVE' ? 'ACTIVE' : 'UNUSABLE',
});

export const describeCards = async (connection: Connection, organizationUuid: string) => ({
  items: (await listCards(connection, organizationUuid)).map(describeCard),
});
