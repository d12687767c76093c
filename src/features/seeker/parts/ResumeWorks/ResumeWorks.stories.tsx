import { expect, screen, waitFor, within } from 'storybook/test'
import { codes } from '#contract/codes'
import { addWork, deleteWork, editWork, listWorks, workRules } from '#contract/resume-works'
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
