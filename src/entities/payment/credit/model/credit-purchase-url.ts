import { href } from '@/shared/routes';

type Buying = {
  /** The number of missing credits, or 0 if unknown. */
  missing: number;
  /** Where the buyer goes afterwards. */
  returnTo: string;
};

export const toCreditPurchaseUrl = ({ missing, returnTo }: Buying) =>
  `${href('settingPayment')}?${new URLSearchParams({
    buy: 'credits',
    ...(missing > 0 && { missing: String(missing) }),
    returnTo,
  })}`;
