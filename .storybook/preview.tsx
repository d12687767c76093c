import '@fontsource-variable/noto-sans-sc/index.css'
import './fonts.css'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import addonMsw from 'msw-storybook-addon'
import { configure } from 'storybook/test'
import { choiceCss, globalCss } from '../src/design-system/index.ts'
import { freeze } from './clock.ts'
import { expectAllHandled, forgetCalls, startWorker } from './network.ts'
import { type Scene, Stage } from './Stage.tsx'
import { applyGlobals, globalTypes, initialGlobals, viewports } from './toolbar.ts'

// A busy machine may take longer than the usual second to answer a mocked call.
configure({ asyncUtilTimeout: 4_000 })

// As the service renders it: there before any part is drawn.
const style = document.createElement('style')
style.textContent = globalCss + choiceCss
document.head.append(style)

export default definePreview({
  addons: [addonA11y(), addonDocs(), addonMsw(startWorker)],
  globalTypes,
  initialGlobals,
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    viewport: { options: viewports },
    options: { storySort: { order: ['设计系统', '业务', '页面', '流程'] } },
  },
  beforeEach({ globals, parameters }) {
    freeze(parameters.now)
    forgetCalls()
    applyGlobals(globals)
    localStorage.clear()
    sessionStorage.clear()
  },
  afterEach: expectAllHandled,
  decorators: [
    (Story, { id, title, globals, parameters }) => {
      applyGlobals(globals)
      // The design system knows neither router nor network.
      if (title.startsWith('设计系统/')) return <Story />
      const scene: Scene = parameters
      return (
        <Stage key={id} scene={scene}>
          <Story />
        </Stage>
      )
    },
  ],
})
