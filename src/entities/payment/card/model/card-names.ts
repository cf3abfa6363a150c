type NamedCard = { issuerName: string; last4: string };

const nameIssuer = (issuerName: string) => (issuerName.endsWith('카드') ? issuerName : `${issuerName}카드`);

/** "신한카드 4821" */
export const formatCard = ({ issuerName, last4 }: NamedCard) => `${nameIssuer(issuerName)} ${last4}`;
/** "신한카드 •••• 4821" */
export const formatMaskedCard = ({ issuerName, last4 }: NamedCard) => `${nameIssuer(issuerName)} •••• ${last4}`;
