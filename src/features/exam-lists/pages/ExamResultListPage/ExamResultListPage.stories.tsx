import { expect, within } from 'storybook/test'
import { codes } from '#contract/codes'
import { examListInfo, examListText, exportExamList } from '#contract/exam-lists'
import { listInFull, longList, namelessList, nobodysList, olderList, textOfList } from '#mocks/fixtures/exam-lists'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { textAnswers } from '../../testing.ts'
import { ExamResultListPage } from './ExamResultListPage.tsx'

const address = `/exam/lists/${listInFull.list.id}`

const meta = preview.meta({
  id: 'page-exam-result-list',
  title: '页面/考试名单/名单 ExamResultListPage',
  component: ExamResultListPage,
  parameters: { path: '/exam/lists/:id', route: address },
  beforeEach({ msw }) {
    msw.use(mock(examListInfo).returns(listInFull), textAnswers(textOfList))
  },
})

export const Filled = meta.story({
  name: '公示期内，重算一致',
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('table', { name: '南昌市第一中学 · 高中数学教师的名单' })
    await expect(within(table).getAllByRole('row')).toHaveLength(5)
    await expect(within(table).getByText('熊*业')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '重算' }))
    await expect(await canvas.findByText('与公布一致')).toBeVisible()
    await expect(canvas.getByText(/重算了 7 人的成绩/)).toBeVisible()
  },
})

export const Differs = meta.story({
  name: '重算不一致',
  beforeEach({ msw }) {
    msw.use(textAnswers(textOfList.replace('A\t9800', 'A\t11800')))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重算' }))
    await expect(await canvas.findByText('与公布不一致')).toBeVisible()
    const table = canvas.getByRole('table', { name: '不一样的地方' })
    await expect(within(table).getByText('3601010101 0126010300550')).toBeVisible()
    await expect(within(table).getByText('217.25 分，第 2 名，入选')).toBeVisible()
  },
})

export const OtherData = meta.story({
  name: '收到的不是名单数据',
  beforeEach({ msw }) {
    msw.use(textAnswers('404'))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重算' }))
    await expect(await canvas.findByText(/收到的不是这份名单的数据/)).toBeVisible()
  },
})

export const DataFails = meta.story({
  name: '取不到数据',
  beforeEach({ msw }) {
    msw.use(mock(examListText).fails(), mock(exportExamList).fails())
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重算' }))
    await expect(await canvas.findByRole('button', { name: '重算' })).toBeEnabled()
    await expect(canvas.queryByText('与公布一致')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '下载 XLSX' }))
    await expect(await canvas.findByRole('button', { name: '下载 XLSX' })).toBeEnabled()
  },
})

export const Search = meta.story({
  name: '按准考证号查找',
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: /^准考证号/ })
    await userEvent.type(box, '查')
    await userEvent.click(canvas.getByRole('button', { name: '查找' }))
    await expect((await canvas.findAllByText('请填写准考证上的号码，只有数字'))[0]).toBeVisible()
    await userEvent.clear(box)
    await userEvent.type(box, '0126010300536')
    await userEvent.click(canvas.getByRole('button', { name: '查找' }))
    await expect(await canvas.findByRole('button', { name: '看全部岗位' })).toBeVisible()
  },
})

export const Empty = meta.story({
  name: '没有这个准考证号',
  parameters: { route: `${address}?ticket=0126010300999` },
  beforeEach({ msw }) {
    msw.use(mock(examListInfo).returns(nobodysList))
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/没有准考证号 0126010300999/)).toBeVisible(),
})

export const Nameless = meta.story({
  name: '公示期已满',
  beforeEach({ msw }) {
    msw.use(mock(examListInfo).returns(namelessList))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('公示期已满，只保留准考证号')).toBeVisible()
    await expect(canvas.queryByRole('columnheader', { name: '姓名' })).toBeNull()
  },
})

export const Superseded = meta.story({
  name: '已被新版本替代',
  beforeEach({ msw }) {
    msw.use(mock(examListInfo).returns(olderList))
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: '看第 2 版' })).toHaveAttribute('href', address),
})

export const NotFound = meta.story({
  name: '不存在',
  beforeEach({ msw }) {
    msw.use(mock(examListInfo).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: '没有找到这份名单' })).toBeVisible(),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(examListInfo).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(examListInfo).fails())
  },
  play: offersRetry,
})

export const LongText = meta.story({
  name: '很长的名称',
  beforeEach({ msw }) {
    msw.use(mock(examListInfo).returns(longList))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 })
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 })
    await fitsSideways({ canvasElement })
  },
})
