import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { RecordList } from '#design-system'
import {
  arrangedApplication,
  expiredApplication,
  interviewApplication,
  ownApplications,
  waitingApplication,
} from '#mocks/fixtures/applications'
import { seekerUser } from '#mocks/fixtures/seeker'
import { whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ApplicationRow } from './ApplicationRow.tsx'

const meta = preview.meta({
  id: 'seeker-application-card',
  title: '业务/求职者/投递 ApplicationRow',
  component: ApplicationRow,
  decorators: [
    Story => (
      <RecordList>
        <Story />
      </RecordList>
    ),
  ],
  args: {
    application: interviewApplication,
    withdraw: fn(async () => undefined),
    remind: fn(async () => undefined),
    remove: fn(async () => undefined),
    reply: fn(async () => undefined),
  },
})

export const Interview = meta.story({
  name: '邀请面试，撤回',
  play: async ({ args, canvas, userEvent, step }) => {
    await expect(canvas.getByRole('link', { name: '主办会计' })).toHaveAttribute('href', '/job-details/101')
    await step('撤回前说清后果', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '更多：主办会计' }))
      await userEvent.click(canvas.getByRole('menuitem', { name: '撤回投递' }))
      const dialog = await screen.findByRole('alertdialog')
      await expect(dialog).toHaveTextContent('不能再投递这个职位')
    })
    await step('确认后撤回', async () => {
      await userEvent.click(screen.getByRole('button', { name: '撤回投递' }))
      await waitFor(() => expect(args.withdraw).toHaveBeenCalledWith(interviewApplication.id))
    })
  },
})
export const Asked = meta.story({
  name: '单位留了言，回复单位',
  parameters: { session: seekerUser },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '回复单位' }))
    await userEvent.type(await screen.findByRole('textbox', { name: /^留言/ }), '周三上午可以。')
    await userEvent.click(screen.getByRole('button', { name: '发送' }))
    await waitFor(() => expect(args.reply).toHaveBeenCalledWith(interviewApplication.id, '周三上午可以。'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
})
export const Written = meta.story({
  name: '回复过以后，留言在“更多”里',
  args: { application: arrangedApplication },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: '回复单位' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: /^更多/ }))
    await userEvent.click(canvas.getByRole('menuitem', { name: '给单位留言' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: /^给.*留言$/ })).toBeVisible())
  },
})
export const Waiting = meta.story({
  name: '一周没有答复，提醒单位',
  args: { application: waitingApplication },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(whole(/2026-12-09 前未答复会自动结束/))).toBeVisible()
    await userEvent.dblClick(canvas.getByRole('button', { name: '提醒单位答复' }))
    await expect(await screen.findByText('已提醒单位答复')).toBeInTheDocument()
    await expect(args.remind).toHaveBeenCalledWith(waitingApplication.id)
  },
})
export const Reminded = meta.story({
  name: '已经提醒过',
  args: { application: { ...waitingApplication, remindableAt: 0, remindedAt: waitingApplication.remindableAt } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(whole(/2026-11-16 已提醒单位/))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '提醒单位答复' })).not.toBeInTheDocument()
  },
})
export const Arranged = meta.story({
  name: '进展：提醒和面试，谁做的、什么时候',
  args: { application: arrangedApplication, isAlone: true },
  play: async ({ canvas, canvasElement }) => {
    const timeline = canvas.getAllByRole('list').at(-1) ?? canvasElement
    const steps = within(timeline).getAllByRole('listitem')
    await expect(steps).toHaveLength(arrangedApplication.events.length)
    await expect(steps[0]).toHaveTextContent(/已投递.*2026-11-02\s09:00\s·\s您/)
    await expect(steps[1]).toHaveTextContent(/提醒单位答复.*2026-11-09\s10:00\s·\s您/)
    await expect(steps[4]).toHaveTextContent(/确认面试时间：2026-11-13\s09:00.*单位/)
    await expect(steps.at(-1)).toHaveTextContent(/登记单位未到场.*2026-11-13\s09:20\s·\s您前台没有人/)
    // On the row, and where it was said.
    await expect(canvas.getAllByText(whole(/单位答复：请带会计证书原件。$/))).toHaveLength(2)
  },
})
export const Expired = meta.story({
  name: '单位没有答复，已结束',
  args: { application: expiredApplication },
  play: async ({ args, canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^进展（/ }))
    await expect(await canvas.findByText('单位未在期限内答复，投递已结束')).toBeVisible()
    await step('记录可以删除，单位那里不变', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^更多/ }))
      await expect(canvas.queryByRole('menuitem', { name: '撤回投递' })).not.toBeInTheDocument()
      await userEvent.click(canvas.getByRole('menuitem', { name: '删除记录' }))
      const dialog = await screen.findByRole('alertdialog')
      await expect(dialog).toHaveTextContent('单位那里的记录不变')
      await userEvent.click(within(dialog).getByRole('button', { name: '删除记录' }))
      await waitFor(() => expect(args.remove).toHaveBeenCalledWith(expiredApplication.id))
    })
  },
})
export const LongText = meta.story({
  name: '不合适，名称很长',
  args: { application: ownApplications.list[1] ?? interviewApplication },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^更多/ }))
    await expect(canvas.queryByRole('menuitem', { name: '撤回投递' })).not.toBeInTheDocument()
  },
})
