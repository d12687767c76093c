import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { longCompany } from '../../primitives/story-words.ts'
import { fitsSideways } from '../testing.ts'
import { FactList } from './FactList.tsx'

const meta = preview.meta({
  id: 'ds-fact-list',
  title: '设计系统/组合/名目与内容 FactList',
  component: FactList,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：一件东西的几项事实，一行一项：报酬、地点、截止日期。\n\n何时不用：要比较几件东西用 Table；填写后核对用 CheckAnswers。',
      },
    },
  },
  args: {
    facts: [
      { term: '报酬', details: '171~179 元/天，日结' },
      { term: '地点', details: '鹰潭·余江区' },
      { term: '网址', details: '' },
    ],
  },
})

export const Plain = meta.story({
  name: '默认：没有内容的不显示',
  async play({ canvas }) {
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['报酬', '地点'])
  },
})

export const Columns = meta.story({
  name: '多而短的，电脑上两列',
  args: {
    columns: 2,
    facts: [
      { term: '时间', details: '2026-12-05 (周六) 09:00—12:00' },
      { term: '地点', details: '南昌市红谷滩区会展示例路 1 号' },
      { term: '容纳', details: '同时 600 人' },
      { term: '展位费', details: '免费' },
    ],
  },
})

export const LongTerms = meta.story({
  name: '名目长短不一，内容对齐',
  args: {
    facts: [
      { term: '登记地', details: '南昌市青山湖区' },
      { term: '统一社会信用代码', details: '91360100MA35EXAMPL' },
    ],
  },
  async play({ canvas }) {
    const lefts = canvas.getAllByRole('definition').map(({ offsetLeft }) => offsetLeft)
    await expect(new Set(lefts).size).toBe(1)
  },
})

export const Dates = meta.story({
  name: '日期不从中间断开',
  globals: { viewport: { value: 'narrow' } },
  args: {
    facts: [{ term: '成绩', details: '2027-01-08 (周五) 09:00 公布，2027-01-13 (周三) 17:00 前可申请复核' }],
  },
  async play({ canvas }) {
    for (const whole of ['2027-01-08', '(周五)', '2027-01-13', '(周三)']) {
      await expect(canvas.getByText(whole).getClientRects()).toHaveLength(1)
    }
  },
})

export const LongText = meta.story({
  name: '长文字',
  globals: { viewport: { value: 'narrow' } },
  args: { facts: [{ term: '单位', details: longCompany }] },
  play: fitsSideways,
})
