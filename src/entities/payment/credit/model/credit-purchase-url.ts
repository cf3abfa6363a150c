import { href } from '@/shared/routes';

type Buying = {
  /** How many more credits are needed, or 0 if unknown. */
  missing: number;
  /** Where the buyer goes afterwards. */
  returnTo: string;
};

/** Returns the URL for buying credits in the middle of another task. */
export const toCreditPurchaseUrl = ({ missing, returnTo }: Buying) =>
  `${href('settingPayment')}?${new URLSearchParams({
    buy: 'credits',
    ...(missing > 0 && { missing: String(missing) }),
    returnTo,
  })}`;
