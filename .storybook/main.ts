import { defineMain } from '@storybook/react-vite/node'

export default defineMain({
  stories: ['./pages/*.mdx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  staticDirs: ['./public'],
  // A configuration of its own: the portal's carries what only a served page needs.
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    // It takes a table of parts for a part, and hangs its notes on it.
    reactDocgenTypescriptOptions: { exclude: ['**/*.stories.tsx', '**/testing.*'] },
  },
  features: {
    sidebarOnboardingChecklist: false,
    // It looks through the page at every change; only a reader who marks what axe found needs it.
    highlight: process.env.STORIES_TOLD === undefined,
  },
  docs: { defaultName: '文档' },
})
