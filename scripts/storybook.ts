import type { Step } from './steps.ts'

/** Builds the Storybook whose stories are told, without what only a reader of it needs (.storybook/main.ts). */
export const buildStorybook: Step = {
  name: 'storybook',
  command: 'npm',
  args: ['run', '--silent', 'storybook:build'],
  env: { STORIES_TOLD: 'true' },
}
