import '@fontsource-variable/noto-sans-sc/index.css'
import './fonts.css'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import addonMsw from 'msw-storybook-addon'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { GlobalStyle } from '../src/design-system/index.ts'
import { freeze } from './clock.ts'
import { expectAllHandled, forgetUnhandled, startWorker } from './network.ts'
import { applyGlobals, globalTypes, initialGlobals, viewports } from './toolbar.ts'

/** Where a story stands: its address, and the pattern that gives a page its parameters. */
interface Place {
  /** Address with query, such as `/job-details/7?from=list`. Default `/`. */
  route?: string
  /** Pattern of the route record, such as `/job-details/:id`. Default: any address. */
  path?: string
}

const swr = { provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }

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
    forgetUnhandled()
    applyGlobals(globals)
    localStorage.clear()
    sessionStorage.clear()
  },
  afterEach: expectAllHandled,
  decorators: [
    (Story, { id, globals, parameters }) => {
      applyGlobals(globals)
      const { route = '/', path = '*' }: Place = parameters
      return (
        <SWRConfig key={id} value={swr}>
          <GlobalStyle />
          <MemoryRouter initialEntries={[route]}>
            <Routes>
              <Route path={path} element={<Story />} />
            </Routes>
          </MemoryRouter>
        </SWRConfig>
      )
    },
  ],
})
