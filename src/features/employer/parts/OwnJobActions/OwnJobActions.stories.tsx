import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { codes } from '#contract/codes'
import { addJob, deleteJob, refreshJob, updateJobStatus } from '#contract/employer'
import { addTemplate, relistJob, scheduleJob, unscheduleJob } from '#contract/postings'
import {
  closedJobRow,
  draftJobRow,
  employerUser,
  expiredJobRow,
  openJobRow,
  ownJob,
  postingTemplate,
  scheduledJobRow,
} from '#mocks/fixtures/employer'
import { mock } from '#mocks/mock'
import { browserDrafts } from '#platform/drafts'
import { useAddress } from '#platform/routing'
import { narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { OwnJobActions } from './OwnJobActions.tsx'

/** What the service was asked for. */
const asked = fn<(...request: string[]) => void>()

const Address = () => {
  const { pathname, search } = useAddress()
  return <output aria-label="地址">{pathname + search}</output>
}

const meta = preview.meta({
  id: 'biz-employer-own-job-actions',
  title: '业务/单位中心/职位操作 OwnJobActions',
  component: OwnJobActions,
  args: { job: openJobRow },
  parameters: { session: employerUser, route: '/manage/jobs' },
  beforeEach({ msw }) {
    asked.mockClear()
    msw.use(
      mock(refreshJob).answers(({ id }) => {
        asked('refresh', id)
        return { refreshedAt: openJobRow.refreshedAt, refreshableAt: 0 }
      }),
      mock(updateJobStatus).answers(({ id, state, closing }) => {
        asked(state, id, ...(closing ? [closing.reason, closing.words ?? ''] : []))
        return { ...ownJob, id, state }
      }),
      mock(deleteJob).answers(({ id }) => {
        asked('delete', id)
        return { ok: true }
      }),
    )
  },
})

export const Filled = meta.story({
  name: '在招，刷新',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '刷新' }))
    await expect(await screen.findByText('已刷新，职位排到了前面')).toBeInTheDocument()
    await expect(asked.mock.calls).toEqual([['refresh', '101']])
  },
})

export const RefreshedToday = meta.story({
  name: '今天刷新过',
  args: { job: { ...openJobRow, refreshableAt: Date.parse('2026-11-21T09:30:00+08:00') } },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: '11-21 可刷新' })).toBeDisabled(),
})

export const TakeDown = meta.story({
  name: '下架前问原因',
  play: async ({ canvas, userEvent, step }) => {
    await step('返回，什么也不做', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^更多/ }))
      await userEvent.click(canvas.getByRole('menuitem', { name: '下架' }))
      await expect(await screen.findByRole('dialog')).toHaveTextContent('“主办会计”将不再被搜索到')
      await userEvent.click(screen.getByRole('button', { name: '返回' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      await expect(asked).not.toHaveBeenCalled()
    })
    await step('选了原因，下架', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^更多/ }))
      await userEvent.click(canvas.getByRole('menuitem', { name: '下架' }))
      await userEvent.click(await screen.findByRole('radio', { name: '招满' }))
      await userEvent.click(screen.getByRole('button', { name: '下架职位' }))
      await expect(await screen.findByText('职位已下架')).toBeInTheDocument()
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      await expect(asked.mock.calls).toEqual([['invalid', '101', '1', '']])
    })
  },
})

export const Relist = meta.story({
  name: '已到期，重新发布',
  args: { job: expiredJobRow },
  beforeEach({ msw }) {
    msw.use(
      mock(relistJob).answers(({ id, expiresOn }) => {
        asked('relist', id, expiresOn)
        return { ...ownJob, id, state: 'valid' }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重新发布' }))
    const dialog = within(await screen.findByRole('dialog', { name: '重新发布这个职位？' }))
    await expect(dialog.getByLabelText(/^新的截止日期/)).toHaveValue('2026-12-20')
    await userEvent.click(dialog.getByRole('button', { name: '重新发布' }))
    await expect(await screen.findByText('职位已重新发布')).toBeInTheDocument()
    await expect(asked.mock.calls).toEqual([['relist', '105', '2026-12-20']])
  },
})

export const RelistRefused = meta.story({
  name: '重新发布时检查没有通过',
  args: { job: closedJobRow },
  beforeEach({ msw }) {
    msw.use(
      mock(relistJob).refuses({
        code: codes.invalid,
        msg: '请检查填写的内容',
        data: { fields: { duties: '不得以性别为条件：“限女性”' } },
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重新发布' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: '重新发布' }))
    await waitFor(() => expect(dialog.getByText('不得以性别为条件：“限女性”')).toBeVisible())
    await expect(dialog.getByRole('link', { name: '去修改职位内容' })).toHaveAttribute(
      'href',
      '/manage/job/publish?id=102',
    )
  },
})

export const Scheduled = meta.story({
  name: '定时发布，改日期和取消',
  args: { job: scheduledJobRow },
  beforeEach({ msw }) {
    msw.use(
      mock(scheduleJob).answers(({ id, opensOn }) => {
        asked('schedule', id, opensOn)
        return { ...ownJob, id, state: 'scheduled', opensOn }
      }),
      mock(unscheduleJob).answers(({ id }) => {
        asked('unschedule', id)
        return { ...ownJob, id }
      }),
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('改日期', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^更多/ }))
      await userEvent.click(canvas.getByRole('menuitem', { name: '改日期' }))
      const day = await screen.findByLabelText(/^发布日期/)
      await expect(day).toHaveValue('2026-12-01')
      await userEvent.clear(day)
      await userEvent.type(day, '2026-12-05')
      await userEvent.click(screen.getByRole('button', { name: '保存日期' }))
      await expect(await screen.findByText('已改到 2026-12-05 发布')).toBeInTheDocument()
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    })
    await step('取消', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^更多/ }))
      await userEvent.click(await screen.findByRole('menuitem', { name: '取消定时发布' }))
      await userEvent.click(await screen.findByRole('button', { name: '改回草稿' }))
      await expect(await screen.findByText('已改回草稿')).toBeInTheDocument()
    })
    await expect(asked.mock.calls).toEqual([
      ['schedule', '104', '2026-12-05'],
      ['unschedule', '104'],
    ])
  },
})

export const Template = meta.story({
  name: '存为模板，先重名',
  beforeEach({ msw }) {
    msw.use(
      mock(addTemplate).refuses({
        code: codes.invalid,
        msg: '请检查填写的内容',
        data: { fields: { name: '已有同名的模板，请换一个名称' } },
      }),
    )
  },
  play: async ({ canvas, msw, userEvent, step }) => {
    await step('重名，名称还在', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^更多/ }))
      await userEvent.click(await screen.findByRole('menuitem', { name: '存为模板' }))
      await userEvent.click(await screen.findByRole('button', { name: '保存模板' }))
      await waitFor(() => expect(screen.getByText('已有同名的模板，请换一个名称')).toBeVisible())
      await expect(screen.getByRole('textbox', { name: /^模板名称/ })).toHaveValue('主办会计')
    })
    await step('换个名称', async () => {
      msw.use(
        mock(addTemplate).answers(({ jobId, name }) => {
          asked('template', jobId, name)
          return postingTemplate
        }),
      )
      await userEvent.type(screen.getByRole('textbox', { name: /^模板名称/ }), '（通用）{Enter}')
      await expect(await screen.findByText('已存为模板')).toBeInTheDocument()
      await expect(asked.mock.calls).toEqual([['template', '101', '主办会计（通用）']])
    })
  },
})

export const Empty = meta.story({
  name: '草稿，删除前确认',
  args: { job: draftJobRow },
  beforeEach() {
    browserDrafts.of(employerUser.userId).keep('posting:103', { base: null, draft: null })
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: '下架' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: /^更多/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '删除' }))
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('“𠮷安特产店店员”的内容会被删除，不能恢复。')
    await userEvent.click(screen.getByRole('button', { name: '删除职位' }))
    await expect(await screen.findByText('职位已删除')).toBeInTheDocument()
    await expect(asked.mock.calls).toEqual([['delete', '103']])
    await expect(browserDrafts.of(employerUser.userId).hasAny()).toBe(false)
  },
})

export const Copy = meta.story({
  name: '复制为新的草稿',
  beforeEach({ msw }) {
    msw.use(
      mock(addJob).answers(({ copyOf = '' }) => {
        asked('copy', copyOf)
        return { ...ownJob, id: '109' }
      }),
    )
  },
  render: args => (
    <>
      <OwnJobActions {...args} />
      <Address />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^更多/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '复制' }))
    await waitFor(() => expect(canvas.getByLabelText('地址')).toHaveTextContent('/manage/job/publish?id=109'))
    await expect(asked.mock.calls).toEqual([['copy', '101']])
  },
})

export const Loading = meta.story({
  name: '正在刷新',
  beforeEach({ msw }) {
    msw.use(mock(refreshJob).hangs())
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '刷新' }))
    await expect(await canvas.findByRole('button', { name: /^刷新.*请稍候/ })).toHaveAttribute('aria-busy', 'true')
  },
})

export const Failed = meta.story({
  name: '没有刷成，可以再试',
  beforeEach({ msw }) {
    msw.use(mock(refreshJob).fails())
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '刷新' }))
    await expect(await screen.findByText('服务器错误')).toBeInTheDocument()
    await expect(screen.getByRole('region', { name: '消息' }).children).toHaveLength(1)
    await expect(canvas.getByRole('button', { name: '刷新' })).toBeEnabled()
  },
})

export const Refused = meta.story({
  name: '删除被拒，询问还开着',
  args: { job: { ...closedJobRow, applyCount: 0 } },
  beforeEach({ msw }) {
    msw.use(mock(deleteJob).refuses({ code: codes.wrongState, msg: '已有人投递，不能删除，可以下架' }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^更多/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '删除' }))
    await userEvent.click(await screen.findByRole('button', { name: '删除职位' }))
    await expect(await screen.findByText('已有人投递，不能删除，可以下架')).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
  },
})

export const Narrow = meta.story({ name: '手机上', globals: narrow })
