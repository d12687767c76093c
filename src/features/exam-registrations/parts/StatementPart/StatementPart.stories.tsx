import { expect, fn, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { saveStatement, sendStatement } from '#contract/exam-candidates'
import { uploadFile } from '#contract/files'
import { decidedStatement, lateStatement, openStatement, sentStatement } from '#mocks/fixtures/exam-candidates'
import { uploaded } from '#mocks/fixtures/files'
import { seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { StatementPart } from './StatementPart.tsx'

const saved = fn<(body: string, files: readonly string[]) => void>()
const sent = fn<(body: string, files: readonly string[]) => void>()
const words = '手机进场前已经寄存，有寄存登记单可以证明。'

const meta = preview.meta({
  id: 'exam-statement-part',
  title: '业务/考试报名/陈述申辩 StatementPart',
  component: StatementPart,
  args: { statement: openStatement, onSent: fn() },
  parameters: { session: seekerUser },
  beforeEach({ msw }) {
    saved.mockClear()
    sent.mockClear()
    msw.use(
      mock(uploadFile).returns(uploaded),
      mock(saveStatement).answers(({ body, files, version }) => {
        saved(body, files)
        return { ...openStatement, body, files: files.length > 0 ? [uploaded] : [], version: version + 1 }
      }),
      mock(sendStatement).answers(({ body, files }) => {
        sent(body, files)
        return sentStatement
      }),
    )
  },
})

export const Filled = meta.story({
  name: '写好提交',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('不能空着提交', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '提交陈述申辩' }))
      await expect((await canvas.findAllByText('请填写陈述申辩')).length).toBeGreaterThan(0)
      await expect(sent).not.toHaveBeenCalled()
    })
    await step('写的内容和材料自动保存', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: /^陈述申辩/ }), words)
      await userEvent.upload(
        canvas.getByLabelText('选择文件'),
        new File(['%PDF-1.7\n%%EOF'], '寄存登记单.pdf', { type: 'application/pdf' }),
      )
      await waitFor(() => expect(saved).toHaveBeenLastCalledWith(words, [uploaded.id]), { timeout: 5_000 })
    })
    await step('提交', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '提交陈述申辩' }))
      await waitFor(() => expect(sent).toHaveBeenCalledWith(words, [uploaded.id]))
      await waitFor(() => expect(args.onSent).toHaveBeenCalledOnce())
    })
  },
})

export const Conflict = meta.story({
  name: '在别处改过',
  beforeEach({ msw }) {
    const current = { ...openStatement, body: '在手机上写的另一段话。', version: 3, savedAt: openStatement.until }
    msw.use(mock(saveStatement).refuses({ code: codes.conflict, msg: '陈述申辩已在别处修改', data: { current } }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^陈述申辩/ }), words)
    await userEvent.click(await canvas.findByRole('button', { name: '改用别处保存的' }, { timeout: 5_000 }))
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /^陈述申辩/ })).toHaveValue('在手机上写的另一段话。'),
    )
  },
})

export const Sent = meta.story({
  name: '已经提交',
  args: { statement: sentStatement },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('陈述申辩已经提交')).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})

export const Late = meta.story({
  name: '时间已过',
  args: { statement: lateStatement },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('陈述申辩的时间已过')).toBeVisible()
    await expect(canvas.queryByText('您写下但没有提交的内容')).toBeNull()
  },
})

export const Unsent = meta.story({
  name: '写了没有提交',
  args: { statement: { ...lateStatement, body: words } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('您写下但没有提交的内容')).toBeVisible()
    await expect(canvas.getByText(words)).toBeVisible()
  },
})

export const Decided = meta.story({
  name: '决定已经作出',
  args: { statement: decidedStatement },
  play: async ({ canvas }) => expect(canvas.getByText('处理决定已经作出')).toBeVisible(),
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
