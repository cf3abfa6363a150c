import type { Installation } from './installation.ts';
import type { Row } from './rows.ts';
import type { createSender } from './sender.ts';

type Prepared = { sender: Awaited<ReturnType<typeof createSender>> };

const LOOKS = 300;

const look = (name: string, address: string): Row<Prepared> => ({
  name,
  async measure(installation: Installation, { sender }) {
    for (let round = 0; round < LOOKS / 10; round += 1) await sender.call('GET', address);
    const { node, postgres, all } = await installation.costOf(async () => {
      for (let round = 0; round < LOOKS; round += 1) await sender.call('GET', address);
    });
    return { 'all CPU (ms)': all / LOOKS, 'Node (ms)': node / LOOKS, 'PostgreSQL (ms)': postgres / LOOKS };
  },
});

/** The lists of a user with many templates. The first row is the base cost of any call. */
export const DASHBOARD_ROWS = [
  look('a call with a small answer', '/alerts/preferences'),
  look('20 of 2,000 templates with counts', '/templates'),
  look('20 of 2,000, most used first', '/templates?sort=USED'),
  look('my bookmarks among 2,000', '/templates?tab=BOOKMARK'),
];
