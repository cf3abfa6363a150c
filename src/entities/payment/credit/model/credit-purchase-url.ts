import { href } from '@/shared/routes';

type Buying = {
  /** The number of missing credits, or 0 if unknown. */
  missing: number;
  returnTo: string;
};

export const toCreditPurchaseUrl = ({ missing, returnTo }: Buying) =>
  `${href('settingPayment')}?${new URLSearchParams({
    buy: 'credits',
    ...(missing > 0 && { missing: String(missing) }),
    returnTo,
  })}`;
