import { expect } from 'storybook/test'
import {
  countedLately,
  figuresOfOneJob,
  monthOfFigures,
  mostFigures,
  noFigures,
  oneApplication,
} from '#mocks/fixtures/company-figures'
import { fitsSideways, narrow, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { FiguresSummary } from './FiguresSummary.tsx'

const meta = preview.meta({
  id: 'biz-employer-figures-summary',
  title: '业务/单位中心/招聘数据概况 FiguresSummary',
  component: FiguresSummary,
  args: { figures: monthOfFigures },
})

export const Filled = meta.story({
  name: '近 30 天',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '2026-10-22 至 2026-11-20' })).toHaveTextContent('答复率')
    await expect(canvas.getByText(/^和前 30 天比：.+录用多 1 人。$/)).toBeVisible()
    await expect(canvas.getByText(/另有 3 份过了 7 天没有答复/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '去答复' })).toHaveAttribute('href', '/manage/resume')
    await expect(canvas.getByText(/近半年的投递答复了 88%，一般 2 天内答复/)).toBeVisible()
  },
})
export const OneJob = meta.story({
  name: '一个职位',
  args: { figures: figuresOfOneJob },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '去答复' })).toHaveAttribute('href', '/manage/resume?job=101')
    await expect(canvas.queryByText(/求职者在职位页看到/)).not.toBeInTheDocument()
  },
})
export const CountedLately = meta.story({
  name: '浏览没有记全',
  args: { figures: countedLately },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(whole(/浏览从 2026-11-11 起按天记录/))).toBeVisible()
    await expect(canvas.getByText(/^和前 30 天比：投递/)).toBeVisible()
  },
})
export const One = meta.story({
  name: '一份投递',
  args: { figures: oneApplication },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/还没有答复统计/)).toBeVisible()
    await expect(canvas.queryByText(/^和前/)).not.toBeInTheDocument()
  },
})
export const Empty = meta.story({ name: '都是零', args: { figures: noFigures } })
export const Most = meta.story({
  name: '很大的数',
  args: { figures: mostFigures },
  globals: narrow,
  play: fitsSideways,
})
export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
