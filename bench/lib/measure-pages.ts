import { launch, loadPage } from './page-load.ts';
import { median } from './usage.ts';

const PAGES = ['/landing', '/auth/sign-in'];

export async function measurePages(origin: string, rounds: number) {
  const browser = await launch();
  const rows: Record<string, Record<string, number>> = {};
  for (const address of PAGES) {
    const loads = [];
    for (let round = 0; round < rounds; round += 1) loads.push(await loadPage(browser, origin, address));
    rows[address] = {
      'script (kB gzip)': Math.round(median(loads.map(({ scriptKb }) => scriptKb)) * 10) / 10,
      'LCP, 4x slower (ms)': Math.round(median(loads.map(({ lcpMs }) => lcpMs))),
      CLS: Math.round(median(loads.map(({ cls }) => cls)) * 1000) / 1000,
    };
  }
  await browser.close();
  return rows;
}
