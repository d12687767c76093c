import jsQR from 'jsqr'
import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { longCompany, rareName, unbroken } from '../story-words.ts'
import { QRCode } from './QRCode.tsx'

const address = 'https://example.gov.cn/verify/8f2a61c0'

const meta = preview.meta({
  id: 'ds-qr-code',
  title: '设计系统/展示/二维码 QRCode',
  component: QRCode,
  args: { value: address, label: '准考证核验二维码', caption: '扫码核验准考证' },
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：把一个网址或核验编号交给手机，例如准考证核验、招聘会签到。旁边同时写出网址或编号，不方便扫码的人也能办。\n\n何时不用：页面本来就在手机上打开，直接给 Link；几百字以上的内容，扫不出来。',
      },
    },
  },
})

/** Draws the code as it stands on the page to pixels and reads it. */
const scan = async (code: SVGElement) => {
  const copy = document.importNode(code, true)
  const look = getComputedStyle(code)
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', '480')
  copy.setAttribute('height', '480')
  copy.setAttribute('fill', look.fill)
  const picture = new Image()
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await picture.decode()
  const canvas = new OffscreenCanvas(480, 480).getContext('2d')
  if (!canvas) throw new Error('no canvas')
  canvas.fillStyle = look.backgroundColor
  canvas.fillRect(0, 0, 480, 480)
  canvas.drawImage(picture, 0, 0, 480, 480)
  return jsQR(canvas.getImageData(0, 0, 480, 480).data, 480, 480, { inversionAttempts: 'dontInvert' })?.data
}

const codeOf = (root: HTMLElement) => {
  const code = root.querySelector('svg[role="img"]')
  if (!(code instanceof SVGElement)) throw new Error('no code')
  return code
}

export const Plain = meta.story({
  name: '默认',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: '准考证核验二维码' })).toBeVisible()
    await expect(canvas.getByText('扫码核验准考证')).toBeVisible()
    await expect(canvasElement.querySelectorAll('svg path')).toHaveLength(1)
    await expect(await scan(codeOf(canvasElement))).toBe(address)
  },
})

export const Dark = meta.story({
  name: '深色界面仍是白底黑码',
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => expect(await scan(codeOf(canvasElement))).toBe(address),
})

export const Contrast = meta.story({
  name: '高对比',
  globals: { theme: 'contrast' },
  play: async ({ canvasElement }) => expect(await scan(codeOf(canvasElement))).toBe(address),
})

export const Chinese = meta.story({
  name: '中文与生僻字，纠错最高',
  args: { value: `姓名：${rareName}`, level: 'H', quietZone: 6 },
  play: async ({ canvasElement }) => expect(await scan(codeOf(canvasElement))).toBe(`姓名：${rareName}`),
})

export const Dense = meta.story({
  name: '内容较多',
  args: { value: `${unbroken}${unbroken}`, label: '签到二维码', caption: undefined },
  play: async ({ canvasElement }) => expect(await scan(codeOf(canvasElement))).toBe(`${unbroken}${unbroken}`),
})

export const TooLong = meta.story({
  name: '内容太长',
  args: { value: '江西'.repeat(2500) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('内容太长，无法生成准考证核验二维码')).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
})

export const Nothing = meta.story({
  name: '没有内容',
  args: { value: '' },
  play: async ({ canvas }) => expect(canvas.getByText('没有内容，无法生成准考证核验二维码')).toBeVisible(),
})

export const LongText = meta.story({
  name: '长文字',
  args: { caption: `${longCompany}${unbroken}` },
  globals: { viewport: { value: 'least' } },
})

export const Narrow = meta.story({
  name: '窄屏',
  args: { value: unbroken },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) =>
    expect(codeOf(canvasElement).getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth),
})
