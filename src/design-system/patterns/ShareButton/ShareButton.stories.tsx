import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { ShareButton } from './ShareButton.tsx'

const shareWith = fn()
const copy = fn()

const replace = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { configurable: true, value })

const meta = preview.meta({
  id: 'ds-share-button',
  title: '设计系统/组合/分享 ShareButton',
  component: ShareButton,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：职位、招聘会、公告详情页，让人把这一页发给别人；手机用系统分享，否则复制地址。\n\n何时不用：含个人信息或要登录才能看的页不放；面对面扫码用 QRCode；留纸质用 PrintHelper。',
      },
    },
  },
  args: { title: '会计 - 赣州稀土新材料有限公司', url: '/job-details/7' },
  beforeEach: () => {
    shareWith.mockReset()
    copy.mockReset()
    replace('share', undefined)
    replace('clipboard', { writeText: copy })
    return () => {
      Reflect.deleteProperty(navigator, 'share')
      Reflect.deleteProperty(navigator, 'clipboard')
    }
  },
})

export const Copy = meta.story({
  name: '复制链接',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '分享' }))
    await expect(copy).toHaveBeenCalledWith(`${location.origin}/job-details/7`)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('链接已复制'))
  },
})

export const Phone = meta.story({
  name: '用手机自己的分享',
  beforeEach: () => {
    shareWith.mockResolvedValue(undefined)
    replace('share', shareWith)
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '分享' }))
    await expect(shareWith).toHaveBeenCalledWith({ title: args.title, url: `${location.origin}/job-details/7` })
    await expect(copy).not.toHaveBeenCalled()
  },
})

export const Cancelled = meta.story({
  name: '在手机上取消',
  beforeEach: () => {
    shareWith.mockRejectedValue(new DOMException('', 'AbortError'))
    replace('share', shareWith)
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '分享' }))
    await waitFor(() => expect(shareWith).toHaveBeenCalled())
    await expect(copy).not.toHaveBeenCalled()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
})

export const Refused = meta.story({
  name: '不能复制时给出链接',
  beforeEach: () => {
    copy.mockRejectedValue(new DOMException('', 'NotAllowedError'))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '分享' }))
    const address = await canvas.findByRole('textbox', { name: /链接/ })
    await expect(address).toHaveValue(`${location.origin}/job-details/7`)
    await expect(address).toHaveFocus()
  },
})
