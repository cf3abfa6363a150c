import { href } from '@/shared/routes';

type Buying = {
  /** How many credits are missing; 0 if that is not known. */
  missing: number;
  /** Where the buyer goes on. */
  returnTo: string;
};

/** Where credits are bought in the middle of something else. */
export const toBuyingAddress = ({ missing, returnTo }: Buying) =>
  `${href('settingPayment')}?${new URLSearchParams({
    buy: 'credits',
    ...(missing > 0 && { missing: String(missing) }),
    returnTo,
  })}`;
