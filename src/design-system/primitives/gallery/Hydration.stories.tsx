import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, spyOn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { cases } from './conformance-cases.tsx'

const Nothing = () => <div data-holder="" />

const meta = preview.meta({
  id: 'ds-hydration',
  title: '设计系统/水合',
  component: Nothing,
  parameters: { a11y: { test: 'off' } },
})

const plain = { className: 'plain', 'data-probe': 'plain', ref: () => undefined }

export const WithoutWarning = meta.story({
  name: '服务端的页面在浏览器里无差别接管',
  play: async ({ canvasElement, step }) => {
    const complaints: unknown[] = []
    const errors = spyOn(console, 'error').mockImplementation((...words) => complaints.push(words))
    for (const [name, draw] of Object.entries(cases)) {
      await step(name, async () => {
        const holder = document.createElement('div')
        canvasElement.append(holder)
        holder.innerHTML = renderToString(draw(plain))
        const served = holder.innerHTML
        const root = hydrateRoot(holder, draw(plain), { onRecoverableError: error => complaints.push(error) })
        await waitFor(() => expect(holder.innerHTML).toBeTruthy())
        await new Promise(resolve => requestIdleCallback(resolve))
        await expect(complaints, `${name}: ${served}`).toEqual([])
        root.unmount()
        holder.remove()
      })
    }
    errors.mockRestore()
  },
})
