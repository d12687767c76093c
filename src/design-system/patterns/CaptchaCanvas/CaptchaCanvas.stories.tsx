import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Button } from '../../primitives/Button/index.ts'
import { CaptchaCanvas } from './CaptchaCanvas.tsx'

const seeded = (seed: number) => {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

const meta = preview.meta({
  id: 'ds-captcha-canvas',
  title: '设计系统/组合/图片验证码 CaptchaCanvas',
  component: CaptchaCanvas,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：注册、发短信、多次登录失败之后，防机器批量提交；旁边放 TextInput 和换一张，并留一条不看图的路。\n\n何时不用：已登录的日常操作不用；只是防止误点用 ConfirmDialog；要确认身份用短信验证码。',
      },
    },
  },
  args: { text: 'k7P3', onRefresh: fn(), random: seeded(7) },
})

const inked = (canvas: HTMLCanvasElement) => {
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
  return new Set(Array.from({ length: pixels.length / 4 }, (_, at) => pixels.slice(at * 4, at * 4 + 3).join())).size
}

export const Picture = meta.story({
  name: '图片与换一张',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('112 × 38，画了东西', async () => {
      const picture = canvas.getByRole<HTMLCanvasElement>('img', { name: '图片验证码' })
      await expect([picture.width, picture.height]).toEqual([112, 38])
      await waitFor(() => expect(inked(picture)).toBeGreaterThan(4))
    })
    await step('换一张', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '换一张图片验证码' }))
      await expect(args.onRefresh).toHaveBeenCalledOnce()
    })
  },
})

export const WithAlternative = meta.story({
  name: '另有文字题',
  args: { alternative: <Button variant="quiet">看不清？改为回答文字题</Button> },
  play: async ({ canvas }) => expect(canvas.getByRole('img', { name: /改为回答文字题/ })).toBeVisible(),
})

export const Loading = meta.story({
  name: '在路上',
  args: { text: '', loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled()
    await expect(canvas.queryByRole('img', { name: /图片验证码/ })).not.toBeInTheDocument()
  },
})
