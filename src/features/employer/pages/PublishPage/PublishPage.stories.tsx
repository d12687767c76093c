import { expect, waitFor, within } from 'storybook/test'
import { codes } from '#contract/codes'
import { getOwnJob, updateJob, updateJobStatus } from '#contract/employer'
import { employerUser, filledDraft, lapsedEmployerUser, ownJob, waitingEmployerUser } from '#mocks/fixtures/employer'
import { mock } from '#mocks/mock'
import { useRequest } from '#platform/routing'
import { narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { PostingDone } from '../../parts/PostingDone/PostingDone.tsx'
import { keepPostings, sent, shelf, takesChanges } from '../testing.postings.ts'
import { PublishPage } from './PublishPage.tsx'

const meta = preview.meta({
  id: 'biz-employer-publish-page',
  title: '页面/单位中心/发布职位 PublishPage',
  component: PublishPage,
  parameters: { route: '/manage/job/publish?id=101', session: employerUser },
  beforeEach({ msw }) {
    keepPostings(msw)
    msw.use(mock(updateJobStatus).answers(({ id, state }) => ({ ...ownJob, id, state })))
  },
})

export const Filled = meta.story({
  name: '有内容',
  play: async ({ canvas }) => expect(await canvas.findByDisplayValue('主办会计')).toBeVisible(),
})
export const Empty = meta.story({
  name: '新的职位',
  parameters: { route: '/manage/job/publish' },
  play: async ({ canvas, userEvent, step }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('发布职位')
    await step('四个必填部分，写一部分说一部分', async () => {
      const parts = within(canvas.getByRole('navigation', { name: '各部分' }))
      await expect(parts.getByText(/已完成/)).toHaveTextContent('已完成 0 / 4 个必填部分')
      await userEvent.type(canvas.getByRole('textbox', { name: /^职位名称/ }), '会计')
      await waitFor(() => expect(parts.getByRole('link', { name: '职位' })).toHaveAccessibleDescription('未填写'))
      await userEvent.tab()
      await waitFor(() => expect(parts.getByRole('link', { name: '职位' })).toHaveAccessibleDescription('未完成'))
    })
  },
})
export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(getOwnJob).hangs())
  },
})
export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(getOwnJob).fails())
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible(),
})
export const NotFound = meta.story({
  name: '没有这个职位',
  beforeEach({ msw }) {
    msw.use(mock(getOwnJob).refuses({ code: codes.notFound, msg: '职位不存在' }))
  },
})
export const Narrow = meta.story({
  name: '手机上',
  globals: narrow,
  play: async ({ canvas }) => expect(await canvas.findByDisplayValue('主办会计')).toBeVisible(),
})

export const Autosave = meta.story({
  name: '停笔后自动保存',
  play: async ({ canvas, userEvent, step }) => {
    const title = await canvas.findByRole('textbox', { name: /^职位名称/ })
    await step('停笔后保存，并说明时间', async () => {
      await userEvent.type(title, '（双休）')
      await waitFor(() => expect(canvas.getByText('已保存 09:30')).toBeVisible())
      await expect(sent.mock.calls).toEqual([
        [{ id: '101', version: 4, draft: { ...filledDraft, title: '主办会计（双休）' } }],
      ])
    })
    await step('服务器有了，浏览器里的草稿就不再留', () => expect(shelf().hasAny()).toBe(false))
  },
})

export const FirstSave = meta.story({
  name: '新的职位第一次保存',
  parameters: { route: '/manage/job/publish' },
  play: async ({ canvas, userEvent, step }) => {
    const title = canvas.getByRole('textbox', { name: /^职位名称/ })
    await step('先成为草稿', async () => {
      await userEvent.type(title, '会计')
      await waitFor(() => expect(canvas.getByText('已保存 09:30')).toBeVisible())
    })
    await step('表单还是这张，接着写的存进同一个职位', async () => {
      await expect(title).toHaveFocus()
      await userEvent.type(title, '主管')
      await waitFor(() =>
        expect(sent).toHaveBeenLastCalledWith(
          expect.objectContaining({ id: '108', version: 1, draft: expect.objectContaining({ title: '会计主管' }) }),
        ),
      )
      await expect(title).toHaveValue('会计主管')
    })
    await step('本机不再留草稿', () => waitFor(() => expect(shelf().hasAny()).toBe(false)))
  },
})

const elsewhere = { ...ownJob, version: 9, draft: { ...filledDraft, title: '往来会计（南昌）' } }

/** The service has version 9 by now. */
const conflict = mock(updateJob).refuses({
  code: codes.conflict,
  msg: '这个职位已在别处修改，请核对后再保存',
  data: { current: elsewhere },
})

export const Conflict = meta.story({
  name: '别处也改过，改用别处的',
  beforeEach({ msw }) {
    msw.use(conflict)
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('两份都看得到', async () => {
      const title = await canvas.findByRole('textbox', { name: /^职位名称/ })
      await userEvent.type(title, '（双休）')
      await expect(await canvas.findByText('往来会计（南昌）')).toBeVisible()
      await expect(title).toHaveValue('主办会计（双休）')
      await expect(canvas.getByText('未保存：这份内容在别处改过，请先选择保留哪一份')).toBeVisible()
    })
    await step('选了别处的那份', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '改用别处保存的' }))
      await waitFor(() => expect(canvas.getByRole('textbox', { name: /^职位名称/ })).toHaveValue('往来会计（南昌）'))
      await expect(canvas.queryByText('这个职位在别的页面或设备上改过')).not.toBeInTheDocument()
      await expect(shelf().hasAny()).toBe(false)
    })
  },
})

export const ConflictKept = meta.story({
  name: '别处也改过，保留这里的',
  beforeEach({ msw }) {
    msw.use(conflict)
  },
  play: async ({ canvas, msw, userEvent, step }) => {
    const title = await canvas.findByRole('textbox', { name: /^职位名称/ })
    await userEvent.type(title, '（双休）')
    await canvas.findByText('往来会计（南昌）')
    msw.use(takesChanges)
    await step('存在别处那份之上，表单不变', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '保留我在这里填写的' }))
      await waitFor(() => expect(canvas.getByText('已保存 09:30')).toBeVisible())
      await expect(sent.mock.calls).toEqual([
        [{ id: '101', version: 9, draft: { ...filledDraft, title: '主办会计（双休）' } }],
      ])
      await expect(title).toHaveValue('主办会计（双休）')
      await expect(shelf().hasAny()).toBe(false)
    })
  },
})

/** The page, and where it leads once the posting was handed in. */
function WithItsEnd() {
  const { query } = useRequest()
  return query.has('published') ? <PostingDone /> : <PublishPage />
}

/** A service that takes a posting into a state. */
function takesInto(state: 'valid' | 'queued') {
  let stored = ownJob
  return [
    mock(getOwnJob).answers(() => stored),
    mock(updateJobStatus).answers(({ id }) => {
      stored = { ...ownJob, id, state }
      return stored
    }),
  ]
}

export const Publish = meta.story({
  name: '核对后发布',
  render: () => <WithItsEnd />,
  beforeEach({ msw }) {
    msw.use(...takesInto('valid'))
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('先读一遍', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '检查并发布' }))
      await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('确认职位内容')
      await expect(canvas.getByText('红谷滩区丽景路 99 号 3 楼', { exact: false })).toBeVisible()
    })
    await step('发布', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '发布职位' }))
      await expect(await canvas.findByRole('heading', { level: 1, name: '职位已发布，现在就能被搜索到' })).toBeVisible()
      await expect(canvas.getByText('主办会计 · 职位编号 101')).toBeVisible()
    })
  },
})

export const Queued = meta.story({
  name: '单位还没有通过审核：提交后排队',
  parameters: { session: waitingEmployerUser },
  render: () => <WithItsEnd />,
  beforeEach({ msw }) {
    msw.use(...takesInto('queued'))
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('一开始就说明', async () => {
      await expect(await canvas.findByText('单位还没有通过审核')).toBeVisible()
    })
    await step('提交后说的是排队，不是已发布', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '检查并发布' }))
      await userEvent.click(await canvas.findByRole('button', { name: '提交，审核通过后自动发布' }))
      await expect(
        await canvas.findByRole('heading', { level: 1, name: '已提交，单位审核通过后自动发布' }),
      ).toBeVisible()
    })
  },
})

export const Lapsed = meta.story({
  name: '营业执照超过复核期限：提交后排队',
  parameters: { session: lapsedEmployerUser },
  render: () => <WithItsEnd />,
  beforeEach({ msw }) {
    msw.use(...takesInto('queued'))
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('营业执照已超过复核期限')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: '检查并发布' }))
    await userEvent.click(await canvas.findByRole('button', { name: '提交，审核通过后自动发布' }))
    await expect(
      await canvas.findByRole('heading', { level: 1, name: '已提交，营业执照重新核验后自动发布' }),
    ).toBeVisible()
  },
})

export const LapsedChange = meta.story({
  name: '营业执照超过复核期限：在招的职位不能改，改动留在草稿',
  parameters: { session: lapsedEmployerUser },
  beforeEach({ msw }) {
    const msg = '单位的营业执照已超过复核期限，这个职位暂时不能发布。请在单位中心重新提交营业执照，核验通过后再发布'
    msw.use(
      mock(getOwnJob).returns({ ...ownJob, state: 'valid', stage: 'open' }),
      mock(updateJobStatus).refuses({ code: codes.wrongState, msg }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '检查并发布' }))
    await userEvent.click(await canvas.findByRole('button', { name: '发布职位' }))
    await expect(await canvas.findByText(/这个职位暂时不能发布/)).toBeVisible()
  },
})

const takenDown = (stage: 'closed' | 'barred', closedBecause: string) =>
  mock(getOwnJob).returns({ ...ownJob, state: 'invalid', stage, closedBecause })

export const Closed = meta.story({
  name: '已下架，说明原因',
  beforeEach: ({ msw }) => msw.use(takenDown('closed', '暂停招聘：设备检修到下月')),
  play: async ({ canvas }) => expect(await canvas.findByText(/已下架，原因是“暂停招聘：设备检修到下月”/)).toBeVisible(),
})

export const Barred = meta.story({
  name: '平台已下架，不能重新发布',
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(takenDown('barred', '面试时收取服装费')),
  play: async ({ canvas }) =>
    expect(await canvas.findByText(/不能重新发布，原因是“面试时收取服装费”。可以在职位管理里复制它/)).toBeVisible(),
})

export const Refused = meta.story({
  name: '服务器说有一处不行',
  beforeEach({ msw }) {
    msw.use(
      mock(updateJobStatus).refuses({
        code: codes.invalid,
        msg: '请检查填写的内容',
        data: { fields: { expiresOn: '截止日期最长 180 天' } },
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '检查并发布' }))
    await userEvent.click(await canvas.findByRole('button', { name: '发布职位' }))
    await expect(await canvas.findByRole('link', { name: '截止日期最长 180 天' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^职位名称/ })).toHaveValue('主办会计')
  },
})

export const Unreachable = meta.story({
  name: '没有发布成',
  beforeEach({ msw }) {
    msw.use(mock(updateJobStatus).fails())
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '检查并发布' }))
    await userEvent.click(await canvas.findByRole('button', { name: '发布职位' }))
    await expect(await canvas.findByText(/您填写的内容还在/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: '发布职位' })).toBeEnabled()
  },
})
