import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { applyForExam, registrationInfo, repairRegistration, stampRegistration } from '#contract/exam-registrations'
import { Button, Container } from '#design-system'
import {
  fullDraft,
  halfDraft,
  received,
  repairAsked,
  stampedDraft,
  turnedDownDraft,
} from '#mocks/fixtures/exam-registrations'
import { seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { photoIsThere } from '../testing.handlers.ts'
import { EnrolmentCheck } from './EnrolmentCheck.tsx'

const now = Date.parse('2026-11-20T09:30+08:00')
const { closesAt } = fullDraft.round
const stamped = fn<(version: number) => void>()

const meta = preview.meta({
  id: 'exam-enrolment-check',
  title: '业务/考试报名/核对并提交 EnrolmentCheck',
  component: EnrolmentCheck,
  // Bars at the bottom edge reach over the page's own gutters.
  decorators: [
    Story => (
      <Container>
        <Story />
      </Container>
    ),
  ],
  parameters: { session: seekerUser },
  args: { registration: stampedDraft, now, onDone: fn() },
  beforeEach({ msw }) {
    msw.use(
      photoIsThere,
      mock(stampRegistration).returns({ stampedUntil: closesAt + 600_000 }),
      mock(applyForExam).returns(received),
      mock(repairRegistration).returns(received),
      mock(registrationInfo).returns(stampedDraft),
    )
  },
})

export const Filled = meta.story({
  name: '核对过，提交',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(whole('2026-11-24 (周二) 17:10:00'))).toBeVisible()
    await expect(canvas.getByText('360***********0027')).toBeVisible()
    await expect(canvas.getByRole('timer')).toHaveTextContent(/4 天/)
    await userEvent.dblClick(canvas.getByRole('button', { name: '提交报名' }))
    await waitFor(() => expect(args.onDone).toHaveBeenCalled())
    await canvas.findByRole('img', { name: '报名照片' })
  },
})

export const Stamped = meta.story({
  name: '打开核对就锁定提交资格',
  args: { registration: fullDraft },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '提交报名' })).toBeEnabled()
    await expect(canvas.getByText(whole('2026-11-24 (周二) 17:00:00 前提交有效'))).toBeVisible()
    await canvas.findByRole('img', { name: '报名照片' })
  },
})

export const Missing = meta.story({
  name: '还有没填好的',
  args: { registration: halfDraft },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '请选择学历' })).toHaveAttribute(
      'href',
      expect.stringContaining('part=education&at=education.0.level'),
    )
    await expect(canvas.queryByRole('button', { name: '提交报名' })).toBeNull()
    await canvas.findByRole('img', { name: '报名照片' })
  },
})

export const Refused = meta.story({
  name: '服务发现问题，链到字段',
  beforeEach({ msw }) {
    msw.use(
      mock(applyForExam).refuses({
        code: codes.invalid,
        msg: '请检查填写的内容',
        data: { fields: { 'identity.idNumber': '这个身份证号码已经报过这场考试' } },
      }),
    )
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '提交报名' }))
    await expect(await canvas.findByRole('link', { name: '这个身份证号码已经报过这场考试' })).toHaveAttribute(
      'href',
      expect.stringContaining('part=identity&at=identity.idNumber'),
    )
    await expect(args.onDone).not.toHaveBeenCalled()
  },
})

export const Stopped = meta.story({
  name: '硬性条件不符合，不能提交',
  tags: ['no-picture'],
  args: { registration: fullDraft },
  beforeEach({ msw }) {
    msw.use(
      mock(stampRegistration).refuses({
        code: codes.invalid,
        msg: '请检查填写的内容',
        data: { fields: { position: '按公告不能报这个职位：公告要求“法学类（0301）”，您的情况是“会计学 120203K”' } },
      }),
    )
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: /按公告不能报这个职位：公告要求“法学类（0301）”/ }),
    ).toHaveAttribute('href', expect.stringContaining('part=position'))
    await expect(canvas.queryByRole('button', { name: '提交报名' })).toBeNull()
    await canvas.findByRole('img', { name: '报名照片' })
  },
})

export const Mended = meta.story({
  name: '不符合的在别的页面改好了，可以提交',
  tags: ['no-picture'],
  render: function Mended(args) {
    const [registration, setRegistration] = useState(fullDraft)
    return (
      <>
        <Button onClick={() => setRegistration({ ...fullDraft, version: fullDraft.version + 1 })}>
          换成改好的报名表
        </Button>
        <EnrolmentCheck {...args} registration={registration} />
      </>
    )
  },
  beforeEach({ msw }) {
    stamped.mockClear()
    const position = '按公告不能报这个职位：公告要求“法学类（0301）”，您的情况是“会计学 120203K”'
    msw.use(
      mock(stampRegistration).refuses({ code: codes.invalid, msg: '请检查填写的内容', data: { fields: { position } } }),
    )
  },
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByRole('link', { name: /按公告不能报这个职位/ })
    await expect(canvas.queryByRole('button', { name: '提交报名' })).toBeNull()
    msw.use(
      mock(stampRegistration).answers(({ version }) => {
        stamped(version)
        return { stampedUntil: closesAt + 600_000 }
      }),
    )
    await userEvent.click(canvas.getByRole('button', { name: '换成改好的报名表' }))
    await expect(await canvas.findByRole('button', { name: '提交报名' })).toBeEnabled()
    await expect(canvas.queryByRole('link', { name: /按公告不能报这个职位/ })).toBeNull()
    await waitFor(() => expect(stamped.mock.calls).toEqual([[fullDraft.version + 1]]))
  },
})

export const TurnedDown = meta.story({
  name: '排到了，没有办成',
  args: { registration: turnedDownDraft },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('本考区的名额已满，请选择其他考区的考试')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '提交报名' })).toBeEnabled()
    await canvas.findByRole('img', { name: '报名照片' })
  },
})

export const Changed = meta.story({
  name: '在别处改过，重新核对',
  beforeEach({ msw }) {
    msw.use(mock(applyForExam).refuses({ code: codes.conflict, msg: '报名表在别处改过' }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '提交报名' }))
    await expect(await canvas.findByText(/请重新核对后提交/)).toBeVisible()
  },
})

export const Grace = meta.story({
  name: '截止之后，宽限之内',
  args: { now: closesAt + 60_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '提交报名' })).toBeEnabled()
    await canvas.findByRole('img', { name: '报名照片' })
  },
})

export const Closed = meta.story({
  name: '没有核对就过了截止',
  args: { registration: fullDraft, now: closesAt },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('报名已经截止')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '提交报名' })).toBeNull()
    await canvas.findByRole('img', { name: '报名照片' })
  },
})

export const GraceOver = meta.story({
  name: '核对过，宽限也过了',
  args: { now: closesAt + 600_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(whole(/没有在 2026-11-24 \(周二\) 17:10:00 前提交，不能再提交/))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '提交报名' })).toBeNull()
    await canvas.findByRole('img', { name: '报名照片' })
  },
})

export const Repair = meta.story({
  name: '补正后重新提交',
  args: { registration: { ...repairAsked, materials: fullDraft.materials } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重新提交' }))
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce())
  },
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('img', { name: '报名照片' })
    await fitsSideways({ canvasElement })
  },
})
