import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, fn, spyOn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { cases } from './testing.conformance.tsx'
import { plain } from './testing.given.ts'

const probe = { className: 'plain', 'data-probe': 'plain', ref: () => undefined }

const All = ({ onReady }: { onReady: () => void }) => {
  useEffect(() => {
    onReady()
  }, [onReady])
  return Object.entries(cases).map(([name, draw]) => <div key={name}>{draw(probe, plain)}</div>)
}

const meta = preview.meta({
  id: 'ds-hydration',
  title: '设计系统/水合',
  component: All,
  tags: ['no-picture'],
  parameters: { a11y: { test: 'off' } },
  render: () => <div data-testid="holder" />,
})

export const WithoutWarning = meta.story({
  name: '服务端的页面在浏览器里无差别接管',
  args: { onReady: fn() },
  play: async ({ args, canvas }) => {
    const complain = fn()
    const errors = spyOn(console, 'error').mockImplementation(complain)
    const holder = canvas.getByTestId('holder')
    holder.innerHTML = renderToString(<All {...args} />)
    const root = hydrateRoot(holder, <All {...args} />, { onRecoverableError: complain })
    await waitFor(() => expect(args.onReady).toHaveBeenCalled())
    await expect(complain).not.toHaveBeenCalled()
    root.unmount()
    errors.mockRestore()
  },
})
