import '../fonts/web/dojang-ui.css';
import '../fonts/web/pretendard.css';
import '../fonts/web/scripts.css';
import type { Preview } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import '@/shared/styles';
import { applyThemeChoice, type ThemeChoice } from '@/shared/lib/theme';
import { breakpoint } from '@/shared/styles';
import { blockApiCalls } from './answer-calls';
import { markKnownContrast, UNKNOWN_CONTRAST } from './known-contrast';
import { canvas } from './preview.css';
import { StoryRouter } from './story-router';

const isChoice = (value: unknown): value is ThemeChoice => value === 'light' || value === 'dark' || value === 'system';
const asText = (value: unknown) => (typeof value === 'string' ? value : undefined);
/**
 * Reads the route of a story's page: `parameters: { route: { path: '/template/:templateId', address: '/template/1' }
 * }`.
 */
const readRoute = (route: unknown) =>
  typeof route === 'object' && route !== null
    ? { path: asText(Reflect.get(route, 'path')), address: asText(Reflect.get(route, 'address')) }
    : {};
const screen = (name: string, width: string, height = '900px') => ({ name, styles: { width, height } });

/** True when tests run from the command line, where nobody reads the panel. */
const isTestRun = import.meta.env['VITEST_STORYBOOK'] === 'false';

const preview: Preview = {
  beforeEach: blockApiCalls,
  afterEach: () => {
    if (isTestRun) markKnownContrast();
  },
  parameters: {
    a11y: {
      test: 'error',
      // Results for manual review take a seventh of axe's time and are only shown in Storybook.
      options: { resultTypes: isTestRun ? ['violations'] : ['violations', 'incomplete'] },
      config: { rules: [{ id: 'color-contrast', selector: UNKNOWN_CONTRAST }] },
    },
    layout: 'padded',
    viewport: {
      options: {
        smallest: screen('가장 좁은 화면 320', '320px', '700px'),
        phone: screen('휴대폰 390', '390px', '844px'),
        sm: screen('sm 480', breakpoint.sm),
        md: screen('md 760', breakpoint.md),
        lg: screen('lg 960', breakpoint.lg),
        xl: screen('xl 1140', breakpoint.xl),
        wide: screen('넓은 화면 1440', '1440px'),
      },
    },
    options: { storySort: { order: ['디자인', ['토큰'], '부품', '뼈대'] } },
  },
  globalTypes: {
    theme: {
      description: '화면 밝기',
      toolbar: {
        title: '화면 밝기',
        icon: 'contrast',
        items: [
          { value: 'light', title: '밝게' },
          { value: 'dark', title: '어둡게' },
          { value: 'system', title: '기기에 맞춤' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light', viewport: { value: 'xl', isRotated: false } },
  tags: ['autodocs'],
  decorators: [
    // Fills the query cache with the data that the story would request: `parameters: { seed: (cache) =>
    // cache.setQueryData(…) }`.
    (Story, { parameters }) => {
      const cache = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
      const seed: unknown = parameters['seed'];
      if (typeof seed === 'function') seed(cache);
      return (
        <QueryClientProvider client={cache}>
          <Story />
        </QueryClientProvider>
      );
    },
    (Story, { globals, parameters }) => {
      const theme: unknown = globals['theme'];
      applyThemeChoice(isChoice(theme) ? theme : 'light');
      document.documentElement.lang = 'ko';
      const story = <Story />;
      return (
        <StoryRouter {...readRoute(parameters['route'])}>
          {parameters['layout'] === 'fullscreen' ? story : <div className={canvas}>{story}</div>}
        </StoryRouter>
      );
    },
  ],
};
export default preview;
