import { expect, fn, screen, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import type { ParsedInputOf } from '#contract/endpoint'
import { readMeeting, scorePlace, stepQueue } from '#contract/meetings'
import { employerUser } from '#mocks/fixtures/employer'
import { members, plannedInFull, sitting } from '#mocks/fixtures/meetings'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { MeetingQueue } from './MeetingQueue.tsx'

/** What the service was told. */
const told = fn<(step: ParsedInputOf<typeof stepQueue> | ParsedInputOf<typeof scorePlace>) => void>()

/** What most of the stories show. */
const asked = { meeting: sitting, now: sitting.now }

const meta = preview.meta({
  id: 'interviews-meeting-queue',
  title: '业务/面试/候场队列 MeetingQueue',
  component: MeetingQueue,
  args: asked,
  parameters: { session: employerUser },
  beforeEach({ msw }) {
    told.mockClear()
    msw.use(
      mock(readMeeting).returns(sitting),
      mock(stepQueue).answers(step => {
        told(step)
        return sitting
      }),
      mock(scorePlace).answers(card => {
        told(card)
        return sitting
      }),
    )
  },
})

const [, , passed, waiting] = sitting.queue

export const Filled = meta.story({
  name: '面谈中、过号、候场，时间按进度估计',
  args: asked,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(whole('约 09:33（原定 09:45）'))).toBeVisible()
    await expect(canvas.getByText(/平均 4\.2 分（2 张评分表）/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '叫号：万里' }))
    await waitFor(() => expect(told.mock.calls).toEqual([[{ id: sitting.id, action: 'call', placeId: passed?.id }]]))
    await expect(await screen.findByText('已叫号，并已发消息给万里')).toBeInTheDocument()
  },
})
export const Ordering = meta.story({
  name: '候场的人可以上下移动、移出',
  args: asked,
  play: async ({ canvas, userEvent, step }) => {
    await step('第一位只能下移', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^操作.*涂晚秋/ }))
      await waitFor(() =>
        expect(screen.getByRole('menuitem', { name: '上移一位' })).toHaveAttribute('aria-disabled', 'true'),
      )
      await userEvent.click(screen.getByRole('menuitem', { name: '下移一位' }))
      await waitFor(() => expect(told.mock.calls).toEqual([[{ id: sitting.id, action: 'down', placeId: waiting?.id }]]))
    })
    await step('移出要写原因', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^操作.*涂晚秋/ }))
      await userEvent.click(screen.getByRole('menuitem', { name: '移出队列' }))
      await userEvent.type(await screen.findByRole('textbox', { name: /^原因/ }), '岗位已招满')
      await userEvent.click(screen.getByRole('button', { name: '移出队列' }))
      await waitFor(() =>
        expect(told.mock.lastCall).toEqual([
          { id: sitting.id, action: 'remove', placeId: waiting?.id, remark: '岗位已招满' },
        ]),
      )
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    })
  },
})
export const Absent = meta.story({
  name: '登记未到场要确认',
  args: asked,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '登记未到场：万里' }))
    await screen.findByRole('alertdialog', { name: '登记 万里 未到场？' })
    await userEvent.click(screen.getByRole('button', { name: '登记未到场' }))
    await waitFor(() => expect(told.mock.calls).toEqual([[{ id: sitting.id, action: 'absent', placeId: passed?.id }]]))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  },
})
export const Scoring = meta.story({
  name: '面谈时打分',
  args: asked,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '评分：欧阳𠮷祥' }))
    await screen.findByRole('dialog', { name: '评分：欧阳𠮷祥' })
    for (const star of screen.getAllByRole('radio', { name: '5 星 优秀' })) await userEvent.click(star)
    await userEvent.click(screen.getByRole('button', { name: '保存评分' }))
    await waitFor(() => expect(told.mock.lastCall?.[0]).toMatchObject({ memberId: members[0].id, note: '' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
})
export const Overtaken = meta.story({
  name: '同事刚刚叫了别人',
  args: asked,
  beforeEach({ msw }) {
    msw.use(mock(stepQueue).refuses({ code: codes.conflict, msg: '已经叫到 涂晚秋，请先处理' }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '叫号：万里' }))
    await expect((await screen.findAllByText('已经叫到 涂晚秋，请先处理')).length).toBeGreaterThan(0)
  },
})
export const Planned = meta.story({
  name: '还没有开始',
  args: { meeting: plannedInFull, now: plannedInFull.now },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(whole('09:15 面谈'))).toBeVisible()
    await expect(canvas.getByText('还没有答复')).toBeVisible()
  },
})
export const Narrow = meta.story({
  name: '手机',
  args: asked,
  globals: narrow,
  play: async ({ canvasElement }) => fitsSideways({ canvasElement }),
})
