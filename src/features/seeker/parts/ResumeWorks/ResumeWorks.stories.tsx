import { expect, screen, waitFor, within } from 'storybook/test'
import { codes } from '#contract/codes'
import { addWork, arrangeWorks, deleteWork, editWork, listWorks, workRules } from '#contract/resume-works'
import { works } from '#mocks/fixtures/resume-works'
import { resumeId } from '#mocks/fixtures/resumes'
import { seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ResumeWorks } from './ResumeWorks.tsx'

const certificate = (name: string) => new File(['%PDF-1.7\n%%EOF'], name, { type: 'application/pdf' })

const meta = preview.meta({
  id: 'seeker-resume-works',
  title: '业务/求职者/作品与附件 ResumeWorks',
  component: ResumeWorks,
  parameters: { route: `/user/resume/page/${resumeId}`, path: '/user/resume/page/:id', session: seekerUser },
  beforeEach({ msw }) {
    let list = works
    msw.use(
      mock(listWorks).answers(() => ({ list })),
      mock(addWork).answers(({ caption }) => {
        list = [...list, { ...works[1], id: crypto.randomUUID(), caption } as (typeof works)[number]]
        return { list }
      }),
      mock(editWork).answers(({ id, caption }) => {
        list = list.map(work => (work.id === id ? { ...work, caption } : work))
        return { list }
      }),
      mock(deleteWork).answers(({ id }) => {
        list = list.filter(work => work.id !== id)
        return { list }
      }),
      mock(arrangeWorks).answers(({ works: order }) => {
        list = order.flatMap(id => list.find(work => work.id === id) ?? [])
        return { list }
      }),
    )
  },
})

export const Filled = meta.story({
  name: '添加、改说明、删除',
  play: async ({ canvas, userEvent, step }) => {
    await step('文件名是第一份说明', async () => {
      await userEvent.upload(await canvas.findByLabelText('选择文件'), certificate('教师资格证.pdf'))
      await waitFor(() => expect(canvas.getByRole('textbox', { name: '第 4 个的说明' })).toHaveValue('教师资格证'))
    })
    await step('改说明，太短不能保存', async () => {
      const words = canvas.getByRole('textbox', { name: '第 4 个的说明' })
      await userEvent.clear(words)
      await waitFor(() => expect(words).toBeInvalid())
      await userEvent.type(words, '高级中学教师资格证（语文）')
      await userEvent.click(canvas.getByRole('button', { name: '保存说明' }))
      await waitFor(() => expect(canvas.queryByRole('button', { name: /保存说明/ })).not.toBeInTheDocument())
      for (const button of canvas.getAllByRole('button', { name: '删除' })) await expect(button).toBeEnabled()
      await expect(canvas.getByRole('textbox', { name: '第 4 个的说明' })).toHaveValue('高级中学教师资格证（语文）')
    })
    await step('删除先问', async () => {
      await userEvent.click(canvas.getAllByRole('button', { name: '删除' })[0] as HTMLElement)
      const dialog = await screen.findByRole('alertdialog')
      await waitFor(() => expect(dialog).toBeVisible())
      await userEvent.click(within(dialog).getByRole('button', { name: '删除附件' }))
      await waitFor(() => expect(canvas.getAllByRole('button', { name: '删除' })).toHaveLength(3))
    })
  },
})

export const ChangedElsewhere = meta.story({
  name: '说明已在别处修改：先说清，写好的不丢',
  beforeEach({ msw }) {
    const elsewhere = '在另一个窗口里写的说明'
    const msg = `这条说明已在别处改为“${elsewhere}”，再保存一次会替换它`
    msw.use(mock(editWork).refuses({ code: codes.conflict, msg, data: { current: elsewhere } }))
  },
  play: async ({ canvas, userEvent }) => {
    const words = await canvas.findByRole('textbox', { name: '第 1 个的说明' })
    await userEvent.clear(words)
    await userEvent.type(words, '这里写的说明')
    await userEvent.click(canvas.getByRole('button', { name: '保存说明' }))
    await expect(await canvas.findByText(/已在别处改为“在另一个窗口里写的说明”/)).toBeVisible()
    await expect(words).toHaveValue('这里写的说明')
    await expect(canvas.getByRole('button', { name: '保存说明' })).toBeEnabled()
  },
})

const [first, second, third] = works.map(({ caption }) => caption)

export const Arranging = meta.story({
  name: '用键盘换顺序',
  play: async ({ canvas, userEvent, step }) => {
    const captions = () =>
      canvas.getAllByRole('textbox', { name: /^第 \d 个的说明$/ }).map(field => (field as HTMLInputElement).value)
    const button = (name: string) => canvas.getByRole('button', { name })
    await step('第一个不能再前移，按了也没有事', async () => {
      const forward = await canvas.findByRole('button', { name: '第 1 个前移' })
      await expect(forward).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(forward)
      await waitFor(() => expect(captions()).toEqual([first, second, third]))
    })
    await step('后移一个，焦点跟着走，说出到了哪里', async () => {
      button('第 1 个后移').focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(captions()).toEqual([second, first, third]))
      await waitFor(() => expect(button('第 2 个后移')).toHaveFocus())
      await waitFor(() => expect(screen.getByText(`「${first}」已移到第 2 个，共 3 个`)).toBeVisible())
    })
    await step('移到最后，焦点还在按过的按钮上', async () => {
      await waitFor(() => expect(button('第 2 个后移')).toHaveAttribute('aria-disabled', 'false'))
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(captions()).toEqual([second, third, first]))
      await waitFor(() => expect(button('第 3 个后移')).toHaveFocus())
      await expect(button('第 3 个后移')).toHaveAttribute('aria-disabled', 'true')
    })
  },
})

export const Stale = meta.story({
  name: '在别处有增减，不能换顺序',
  beforeEach({ msw }) {
    msw.use(mock(arrangeWorks).refuses({ code: codes.conflict, msg: '作品在别处有增减，请看过之后再调整顺序' }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '第 2 个前移' }))
    await expect((await canvas.findAllByText(/作品在别处有增减/)).length).toBeGreaterThan(0)
    await expect(canvas.getByRole('textbox', { name: '第 1 个的说明' })).toHaveValue(first)
  },
})

export const Empty = meta.story({
  name: '还没有',
  beforeEach({ msw }) {
    msw.use(mock(listWorks).returns({ list: [] }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/还可以添加 12 个/)).toBeVisible(),
})

export const Full = meta.story({
  name: '已满',
  beforeEach({ msw }) {
    const list = Array.from({ length: workRules.most }, (_, at) => ({ ...works[at % 3], id: `work-${at}` }))
    msw.use(mock(listWorks).returns({ list: list as typeof works }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^已有 12 个/)).toBeVisible()
    await expect(canvas.queryByLabelText('选择文件')).not.toBeInTheDocument()
  },
})

export const Refused = meta.story({
  name: '服务不收',
  beforeEach({ msw }) {
    msw.use(mock(addWork).refuses({ code: codes.fileTypeRefused, msg: '请上传完整的 PDF 文件' }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText('选择文件'), certificate('断掉的证书.pdf'))
    await expect((await canvas.findAllByText(/请上传完整的 PDF 文件/)).length).toBeGreaterThan(0)
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listWorks).hangs())
  },
})

export const Failed = meta.story({
  name: '没有读到',
  beforeEach({ msw }) {
    msw.use(mock(listWorks).fails())
  },
})

export const Narrow = meta.story({ name: '手机上', globals: narrow, play: fitsSideways })
