import type { Locator } from '@playwright/test';

export type Place = { left: number; top: number; right: number; bottom: number; width: number; height: number };

/**
 * Reads both positions at the same moment. In two separate calls, a moving page could make elements seem to overlap.
 */
export async function placesAtOnce(one: Locator, other: Locator): Promise<[Place, Place]> {
  await one.waitFor();
  const second = await other.elementHandle();
  return one.evaluate((first, another): [Place, Place] => {
    if (!another?.isConnected) throw new Error('One of the two has gone.');
    return [first.getBoundingClientRect().toJSON(), another.getBoundingClientRect().toJSON()];
  }, second);
}
