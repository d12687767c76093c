import { expect } from 'storybook/test'
import { fairSignsInFull, longSign } from '#mocks/fixtures/fair-papers'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { SignSheet } from './SignSheet.tsx'

const [sign] = fairSignsInFull.signs
if (!sign) throw new Error('there is no sign')

const meta = preview.meta({
  id: 'fair-office-sign-sheet',
  title: '业务/招聘会主办方/展位牌 SignSheet',
  component: SignSheet,
  args: { fair: fairSignsInFull, sign },
})

/** Nothing of a sign may be cut off: each of its rows ends within the face. */
async function fitsTheSheet({ canvasElement }: { canvasElement: HTMLElement }) {
  const [sheet, list] = [canvasElement.querySelector('article'), canvasElement.querySelector('ul')]
  const bottom = sheet?.getBoundingClientRect().bottom ?? 0
  await expect(sheet?.querySelector('footer')?.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom)
  await expect(list?.lastElementChild?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
    sheet?.querySelector('footer')?.getBoundingClientRect().top ?? 0,
  )
}

export const Filled = meta.story({
  name: '一张',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('总账会计')).toBeVisible()
    await expect(canvas.getByText('12 人')).toBeVisible()
    await expect(canvas.getByRole('img', { name: '展位 A01 的二维码' })).toBeVisible()
    await fitsTheSheet({ canvasElement })
  },
})

export const LongText = meta.story({
  name: '57 个字的单位名称，岗位多',
  args: { sign: longSign },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('共 17 个岗位，其余扫码查看')).toBeVisible()
    await fitsTheSheet({ canvasElement })
  },
})

export const LongestText = meta.story({
  name: '60 个字的单位名称',
  args: { sign: { ...longSign, company: '䶮'.repeat(60) } },
  play: fitsTheSheet,
})

export const MiddleText = meta.story({
  name: '32 个字的单位名称',
  args: { sign: { ...longSign, company: '䶮'.repeat(32) } },
  play: fitsTheSheet,
})

export const Empty = meta.story({
  name: '没有岗位',
  args: { sign: { ...sign, jobs: [], jobCount: 0 } },
  play: async ({ canvas }) => expect(canvas.getByText('岗位请到展位咨询')).toBeVisible(),
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  args: { sign: longSign },
  play: async ({ canvasElement }) => {
    await fitsSideways({ canvasElement })
    await fitsTheSheet({ canvasElement })
  },
})
export const Dark = meta.story({ name: '深色', globals: { theme: 'dark' } })
