import { HttpResponse, http } from 'msw'
import { expect, fn, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { officeStatement, statementFile } from '#contract/exam-candidates'
import { API_PREFIX } from '#contract/wire'
import { employerUser } from '#mocks/fixtures/employer'
import { officeStatementSent, officeStatementWaiting, openStatement } from '#mocks/fixtures/exam-candidates'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ChangeStatement } from './ChangeStatement.tsx'

const taken = fn<(file: string | null) => void>()

const meta = preview.meta({
  id: 'exam-office-statement-view',
  title: '业务/考试机构/考生的陈述申辩 StatementView',
  component: ChangeStatement,
  args: { change: openStatement.id },
  parameters: { session: employerUser },
  beforeEach({ msw }) {
    taken.mockClear()
    msw.use(
      mock(officeStatement).returns(officeStatementSent),
      http.get(`*${API_PREFIX}${statementFile.path}`, ({ request }) => {
        taken(new URL(request.url).searchParams.get('file'))
        return new HttpResponse('%PDF-1.7', {
          headers: { 'Content-Type': 'application/pdf', 'Content-Disposition': 'attachment; filename="paper.pdf"' },
        })
      }),
    )
  },
})

export const Filled = meta.story({
  name: '已经提交',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/有寄存登记单可以证明/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '下载 寄存登记单.pdf' }))
    await waitFor(() => expect(taken).toHaveBeenCalledWith(officeStatementSent.files[0]?.id))
  },
})

export const Empty = meta.story({
  name: '还没有提交',
  beforeEach({ msw }) {
    msw.use(mock(officeStatement).returns(officeStatementWaiting))
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/提交以后或者期限过后才能核准/)).toBeVisible(),
})

export const NotFound = meta.story({
  name: '没有问过考生',
  beforeEach({ msw }) {
    msw.use(mock(officeStatement).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.queryByText('正在加载')).toBeNull())
    await expect(canvasElement.textContent).toBe('')
  },
})

export const NotTheirs = meta.story({
  name: '既不录入也不核准的人',
  beforeEach({ msw }) {
    msw.use(mock(officeStatement).refuses({ code: codes.roleTooLow, msg: '这一步需要“录入准备”或“核准发布”权限' }))
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.queryByText('正在加载')).toBeNull())
    await waitFor(() => expect(canvasElement.textContent).toBe(''))
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(officeStatement).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(officeStatement).fails())
  },
  play: offersRetry,
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/有寄存登记单可以证明/)
    await fitsSideways({ canvasElement })
  },
})
