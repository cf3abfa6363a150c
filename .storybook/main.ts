import type { StorybookConfig } from '@storybook/react-vite';
import { answerOutlines } from './answer-outlines.ts';

const config: StorybookConfig = {
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: ({ plugins = [], ...settings }) => ({ ...settings, plugins: [...plugins, answerOutlines()] }),
  typescript: { reactDocgen: 'react-docgen' },
};
export default config;
