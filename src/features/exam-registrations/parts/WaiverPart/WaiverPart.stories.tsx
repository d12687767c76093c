import { expect, fn, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { saveRegistration } from '#contract/exam-registrations'
import { uploadFile } from '#contract/files'
import { Container } from '#design-system'
import { fullDraft, idFile } from '#mocks/fixtures/exam-registrations'
import { uploaded } from '#mocks/fixtures/files'
import { seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { WaiverPart } from './WaiverPart.tsx'

const stored = fn<(waiver: string | undefined) => void>()

const proof = () => new File([new TextEncoder().encode('%PDF-1.7\n%%EOF\n')], '低保证.pdf', { type: 'application/pdf' })

const meta = preview.meta({
  id: 'exam-waiver-part',
  title: '业务/考试报名/考试费减免 WaiverPart',
  component: WaiverPart,
  // Bars at the bottom edge reach over the page's own gutters.
  decorators: [
    Story => (
      <Container>
        <Story />
      </Container>
    ),
  ],
  parameters: { session: seekerUser },
  args: { registration: fullDraft, now: Date.parse('2026-11-20T09:30+08:00'), onFinish: fn() },
  beforeEach({ msw }) {
    stored.mockClear()
    msw.use(
      mock(uploadFile).returns(uploaded),
      mock(saveRegistration).answers(({ version, waiver }) => {
        stored(waiver)
        return { version: version + 1, savedAt: Date.now() }
      }),
    )
  },
})

export const Filled = meta.story({
  name: '申请减免',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: /^不申请/ })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: /^城乡最低生活保障家庭/ }))
    await userEvent.click(canvas.getByRole('button', { name: '完成这一部分' }))
    await expect(await canvas.findByText('请上传县级民政部门出具的低保证或证明')).toBeVisible()
    await userEvent.upload(canvas.getByLabelText('选择文件'), proof())
    await canvas.findByText(/低保证\.pdf 已上传/)
    await userEvent.click(canvas.getByRole('button', { name: '完成这一部分' }))
    await waitFor(() => expect(args.onFinish).toHaveBeenCalledOnce())
    await expect(stored).toHaveBeenCalledWith('low')
  },
})

export const Over = meta.story({
  name: '减免申请已截止',
  args: { now: Date.parse('2026-11-22T17:00+08:00') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('减免申请已经截止')).toBeVisible()
    await expect(canvas.queryByRole('radio')).toBeNull()
  },
})

export const Failed = meta.story({
  name: '没有保存成功',
  args: { registration: { ...fullDraft, materials: { waiver: [idFile] } } },
  beforeEach({ msw }) {
    msw.use(mock(saveRegistration).refuses({ code: codes.wrongState, msg: '减免申请已经截止' }))
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^脱贫不稳定/ }))
    await userEvent.click(canvas.getByRole('button', { name: '完成这一部分' }))
    await expect(await canvas.findByText('减免申请已经截止')).toBeVisible()
    await expect(args.onFinish).not.toHaveBeenCalled()
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
