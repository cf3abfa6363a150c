import { href } from '@/shared/routes';

type Buying = {
  /** The number of missing credits, or 0 if unknown. */
  missing: number;
  /** Where the buyer continues afterwards. */
  returnTo: string;
};

/** The URL for buying credits in the middle of another task. */
export const toBuyingAddress = ({ missing, returnTo }: Buying) =>
  `${href('settingPayment')}?${new URLSearchParams({
    buy: 'credits',
    ...(missing > 0 && { missing: String(missing) }),
    returnTo,
  })}`;
