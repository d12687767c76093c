import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, fn, waitFor } from 'storybook/test'
import { STORY_NOW } from '../../../.storybook/clock.ts'
import preview from '../../../.storybook/preview'
import { RenderedAtContext, useNow } from './now.ts'

const MINUTE = 60_000

const Now = ({ onRender }: { onRender: (now: number) => void }) => {
  const now = useNow()
  onRender(now)
  return <time>{now}</time>
}

/** A page that the service rendered an hour ago. */
const Page = ({ onRender, at }: { onRender: (now: number) => void; at: number }) => (
  <RenderedAtContext value={at}>
    <Now onRender={onRender} />
  </RenderedAtContext>
)

const meta = preview.meta({
  id: 'flow-now',
  title: '流程/时钟/页面显示的时间 Now',
  component: Page,
  tags: ['no-picture'],
  args: { onRender: fn(), at: Date.parse(STORY_NOW) - 60 * MINUTE },
})

export const OpenedLater = meta.story({
  name: '页面开着一小时后才画的部分，一开始就是此刻',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('time')).toBeVisible()
    for (const [now] of args.onRender.mock.calls) await expect(Math.abs(Date.now() - now)).toBeLessThan(MINUTE)
  },
})

export const TakenOver = meta.story({
  name: '接管服务端的页面，先和它一样，过了一分钟的立刻更新',
  render: () => <div data-testid="holder" />,
  play: async ({ args, canvas }) => {
    const complain = fn()
    const holder = canvas.getByTestId('holder')
    holder.innerHTML = renderToString(<Page at={args.at} onRender={() => undefined} />)
    const root = hydrateRoot(holder, <Page {...args} />, { onRecoverableError: complain })
    await waitFor(() => expect(Math.abs(Date.now() - Number(holder.textContent))).toBeLessThan(MINUTE))
    await expect(args.onRender).toHaveBeenNthCalledWith(1, args.at)
    await expect(complain).not.toHaveBeenCalled()
    root.unmount()
  },
})
