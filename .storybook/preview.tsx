import '@fontsource-variable/noto-sans-sc/index.css'
import './fonts.css'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import addonMsw from 'msw-storybook-addon'
import { configure } from 'storybook/test'
import { choiceCss, globalCss, talentCss } from '../src/design-system/index.ts'
import { beQuiet } from '../src/platform/events/quiet.ts'
import { fetchLater } from '../src/platform/later/index.ts'
import { freeze } from './clock.ts'
import { Curtain, raise } from './curtain.tsx'
import { chooseNetwork, expectAllHandled, forgetCalls, startWorker } from './network.ts'
import { PartPage } from './PartPage.tsx'
import { patient } from './press.ts'
import { type Scene, StoryStage } from './StoryStage.tsx'
import { theme } from './theme.ts'
import { applyGlobals, globalTypes, initialGlobals, viewports } from './toolbar.ts'

// A busy machine may take far longer than the usual second to answer a mocked call or to pack a picture.
configure({ asyncUtilTimeout: 15_000 })

// As the service renders it: there before any part is drawn.
const style = document.createElement('style')
style.textContent = globalCss + talentCss + choiceCss
document.head.append(style)

// Stories tell what happens themselves.
beQuiet()

export default definePreview({
  addons: [addonA11y(), addonDocs(), addonMsw(startWorker)],
  globalTypes,
  initialGlobals,
  tags: ['autodocs'],
  parameters: {
    // The portal's own letters, which a machine may lack, are loaded here.
    docs: { page: PartPage, theme: { ...theme, fontBase: 'var(--font-family)', fontCode: 'var(--font-mono)' } },
    layout: 'padded',
    // Of what is right, one place of each kind is enough: describing all of them takes longer than looking.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    viewport: { options: viewports },
    options: {
      storySort: { order: ['说明', ['从这里开始 Welcome', '令牌 Tokens'], '设计系统', '业务', '页面', '流程'] },
    },
  },
  async beforeEach(context) {
    const { globals, parameters } = context
    context.userEvent = patient(context.userEvent)
    await fetchLater()
    freeze(parameters.now)
    forgetCalls()
    raise()
    chooseNetwork(globals.network)
    applyGlobals(globals)
    localStorage.clear()
    sessionStorage.clear()
  },
  afterEach: expectAllHandled,
  decorators: [
    (Story, { id, title, globals, parameters }) => {
      applyGlobals(globals)
      // The design system knows neither router nor network.
      if (title.startsWith('设计系统/')) {
        return (
          <Curtain>
            <Story />
          </Curtain>
        )
      }
      const scene: Scene = parameters
      return (
        <Curtain>
          <StoryStage key={id} scene={scene}>
            <Story />
          </StoryStage>
        </Curtain>
      )
    },
  ],
})
