import { expect, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { dropExamImport, examImportInfo, submitExamImport, uploadExamTable } from '#contract/exam-imports'
import { employerUser } from '#mocks/fixtures/employer'
import { faultyTable, positionsImport, readyTable, waitingPositions } from '#mocks/fixtures/exam-imports'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { PositionsImportPage } from './PositionsImportPage.tsx'

const meta = preview.meta({
  id: 'page-positions-import',
  title: '页面/考试机构/职位表 PositionsImportPage',
  component: PositionsImportPage,
  parameters: {
    path: '/manage/exam-office/:id/positions',
    route: `/manage/exam-office/${positionsImport.exam.id}/positions`,
    session: employerUser,
  },
  beforeEach({ msw }) {
    msw.use(mock(examImportInfo).returns(positionsImport))
  },
})

const file = new File(['职位代码'], '职位表.csv', { type: 'text/csv' })

export const Empty = meta.story({
  name: '还没有上传',
  beforeEach({ msw }) {
    let uploaded = false
    msw.use(
      mock(examImportInfo).answers(() => (uploaded ? { ...positionsImport, table: faultyTable } : positionsImport)),
      mock(uploadExamTable).answers(() => {
        uploaded = true
        return faultyTable
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: '下载空白模板' })).toBeVisible()
    await userEvent.upload(await canvas.findByLabelText(/选择文件/), file)
    const said = await canvas.findByText(/有 37 处错误，没有写入任何内容/)
    await expect(said).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('region', { name: '核对' }).parentElement).toHaveFocus())
  },
})

export const Faults = meta.story({
  name: '有错误',
  beforeEach({ msw }) {
    msw.use(mock(examImportInfo).returns({ ...positionsImport, table: faultyTable }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('职位代码 0100010107 和第 8 行重复')).toBeVisible()
    await expect(canvas.getByText('请先改正 37 处错误，再重新上传')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '提交核准' })).toBeDisabled()
  },
})

export const Filled = meta.story({
  name: '核对后提交',
  beforeEach({ msw }) {
    let handedOn = false
    msw.use(
      mock(examImportInfo).answers(() =>
        handedOn ? { ...positionsImport, waiting: waitingPositions } : { ...positionsImport, table: readyTable },
      ),
      mock(submitExamImport).answers(() => {
        handedOn = true
        return { change: '5b0f8d54-9a3e-4d0e-8a53-0d6f2b7c9e31' }
      }),
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('变更逐行列出', async () => {
      await expect(await canvas.findByText('法学类（0301）、公安学类（0306）')).toBeVisible()
    })
    await step('提交', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '提交核准' }))
      await expect(await canvas.findByText('您准备的，要由另一位同事核准')).toBeVisible()
      await expect(canvas.queryByRole('button', { name: '提交核准' })).toBeNull()
    })
  },
})

export const Stale = meta.story({
  name: '库里变动过，放弃上传',
  beforeEach({ msw }) {
    let dropped = false
    msw.use(
      mock(examImportInfo).answers(() => ({
        ...positionsImport,
        table: dropped ? null : { ...readyTable, stale: true },
      })),
      mock(dropExamImport).answers(() => {
        dropped = true
        return { ok: true as const }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('库里的内容在您上传之后变动过')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '提交核准' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: '放弃这份表格' }))
    await waitFor(() => expect(canvas.queryByRole('heading', { name: '核对' })).toBeNull())
  },
})

export const Same = meta.story({
  name: '没有变更',
  beforeEach({ msw }) {
    const figures = { added: 0, changed: 0, gone: 0, same: 213 }
    const table = { ...readyTable, figures, changeCount: 0, changes: [] }
    msw.use(mock(examImportInfo).returns({ ...positionsImport, table }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('表格和库里的内容一致，不需要提交。')).toBeVisible(),
})

export const Waiting = meta.story({
  name: '等待核准',
  beforeEach({ msw }) {
    msw.use(mock(examImportInfo).returns({ ...positionsImport, waiting: waitingPositions }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('您准备的，要由另一位同事核准')).toBeVisible(),
})

export const Refused = meta.story({
  name: '文件没有收下',
  beforeEach({ msw }) {
    msw.use(mock(uploadExamTable).refuses({ code: codes.fileTooLarge, msg: '文件不能超过 10 MB' }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(/选择文件/), file)
    await expect(await canvas.findByText('文件不能超过 10 MB')).toBeVisible()
  },
})

export const Closed = meta.story({
  name: '报名截止，只能看',
  beforeEach({ msw }) {
    msw.use(mock(examImportInfo).returns({ ...positionsImport, phase: 'closed', mayPrepare: false }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/只能改招聘单位/)).toBeVisible()
    await expect(canvas.getByText('您没有“录入准备”权限')).toBeVisible()
  },
})

export const NotFound = meta.story({
  name: '没有权限的考试',
  beforeEach({ msw }) {
    msw.use(mock(examImportInfo).refuses({ code: codes.notFound, msg: '没有找到，可能已被删除' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有这场考试，或者您没有它的权限')).toBeVisible(),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(examImportInfo).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(examImportInfo).fails())
  },
  play: offersRetry,
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  beforeEach({ msw }) {
    msw.use(mock(examImportInfo).returns({ ...positionsImport, table: faultyTable, waiting: waitingPositions }))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('职位代码 0100010107 和第 8 行重复')
    await fitsSideways({ canvasElement })
  },
})

export const LongText = meta.story({
  name: '很长的内容',
  globals: narrow,
  beforeEach({ msw }) {
    const long = '具有与岗位相关的专业技术资格，并能长期在海拔较高、交通不便的乡镇工作'.repeat(3)
    const changes = [{ what: '职位 01000101010100010101', field: '其他条件', before: long, after: `${long}。` }]
    msw.use(mock(examImportInfo).returns({ ...positionsImport, table: { ...readyTable, changeCount: 1, changes } }))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/^职位 0100010101/)
    await fitsSideways({ canvasElement })
  },
})
