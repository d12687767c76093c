import { expect, fn, waitFor } from 'storybook/test'
import { saveRegistration } from '#contract/exam-registrations'
import { uploadFile } from '#contract/files'
import { Container } from '#design-system'
import { fullAnswers } from '#mocks/fixtures/exam-forms'
import { fullDraft, halfDraft, refused } from '#mocks/fixtures/exam-registrations'
import { uploaded } from '#mocks/fixtures/files'
import { seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { MaterialsPart } from './MaterialsPart.tsx'

const stored = fn<(materials: object | undefined) => void>()

const pdf = () => new File([new TextEncoder().encode('%PDF-1.7\n%%EOF\n')], '毕业证.pdf', { type: 'application/pdf' })

const meta = preview.meta({
  id: 'exam-materials-part',
  title: '业务/考试报名/材料 MaterialsPart',
  component: MaterialsPart,
  // Bars at the bottom edge reach over the page's own gutters.
  decorators: [
    Story => (
      <Container>
        <Story />
      </Container>
    ),
  ],
  parameters: { session: seekerUser },
  args: { registration: fullDraft, onFinish: fn() },
  beforeEach({ msw }) {
    stored.mockClear()
    msw.use(
      mock(uploadFile).returns(uploaded),
      mock(saveRegistration).answers(({ version, materials }) => {
        stored(materials)
        return { version: version + 1, savedAt: Date.now() }
      }),
    )
  },
})

export const Filled = meta.story({
  name: '都有了',
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('身份证正反面.pdf')).toBeVisible()
    await expect(canvas.queryByText(/服务期满证明/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '完成这一部分' }))
    await waitFor(() => expect(args.onFinish).toHaveBeenCalledOnce())
  },
})

export const Missing = meta.story({
  name: '缺材料，上传后保存',
  args: { registration: halfDraft },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('列出缺的', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '完成这一部分' }))
      await waitFor(() => expect(canvas.getByRole('group', { name: '有 2 处需要修改' })).toHaveFocus())
      await expect(args.onFinish).not.toHaveBeenCalled()
    })
    await step('上传一项就保存一项', async () => {
      const [identity] = canvas.getAllByLabelText('选择文件')
      if (!identity) throw new Error('no box')
      await userEvent.upload(identity, pdf())
      await waitFor(() => expect(stored).toHaveBeenCalledWith({ identity: [uploaded.id] }))
    })
  },
})

export const Conditional = meta.story({
  name: '退役士兵多一项',
  args: {
    registration: {
      ...fullDraft,
      answers: { ...fullAnswers, service: { project: 'soldier', years: 2, relative: false, note: '' } },
    },
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('group', { name: /^服务期满证明或退役证/ })).toBeVisible(),
})

export const Refused = meta.story({
  name: '审核意见在那一项上',
  args: { registration: refused },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('group', { name: /^毕业证书/ })).toHaveAccessibleDescription(/看不清证书编号/),
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
