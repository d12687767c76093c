import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { deleteTemplate, listTemplates, renameTemplate } from '#contract/postings'
import { employerUser, postingTemplate, postingTemplates } from '#mocks/fixtures/employer'
import { mock } from '#mocks/mock'
import { narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { PostingTemplates } from './PostingTemplates.tsx'

/** What the service was asked for. */
const asked = fn<(...request: string[]) => void>()

const meta = preview.meta({
  id: 'biz-employer-posting-templates',
  title: '业务/单位中心/职位模板 PostingTemplates',
  component: PostingTemplates,
  args: { open: true, onOpenChange: fn<(open: boolean) => void>(), onUse: fn(async () => undefined) },
  parameters: { session: employerUser, route: '/manage/jobs' },
  beforeEach({ msw }) {
    asked.mockClear()
    msw.use(
      mock(listTemplates).returns(postingTemplates),
      mock(renameTemplate).answers(({ id, name }) => {
        asked('rename', id, name)
        return { ...postingTemplate, name }
      }),
      mock(deleteTemplate).answers(({ id }) => {
        asked('delete', id)
        return { ok: true }
      }),
    )
  },
})

export const Filled = meta.story({
  name: '使用、改名、删除',
  play: async ({ args, userEvent, step }) => {
    await step('使用', async () => {
      await userEvent.click(await screen.findByRole('button', { name: '用“财务岗通用”新建职位' }))
      await waitFor(() => expect(args.onUse).toHaveBeenCalledWith(postingTemplate.id))
    })
    await step('改名', async () => {
      await userEvent.click(screen.getByRole('button', { name: '给“财务岗通用”改名' }))
      const dialog = within(await screen.findByRole('dialog', { name: '给模板改名' }))
      const name = dialog.getByRole('textbox', { name: /^模板名称/ })
      await userEvent.clear(name)
      await userEvent.type(name, '会计岗')
      await userEvent.click(dialog.getByRole('button', { name: '保存名称' }))
      await waitFor(() => expect(asked).toHaveBeenCalledWith('rename', postingTemplate.id, '会计岗'))
      await waitFor(() => expect(screen.queryByRole('dialog', { name: '给模板改名' })).not.toBeInTheDocument())
    })
    await step('删除前确认', async () => {
      await userEvent.click(screen.getByRole('button', { name: '删除“财务岗通用”' }))
      await userEvent.click(await screen.findByRole('button', { name: '删除模板' }))
      await waitFor(() => expect(asked).toHaveBeenLastCalledWith('delete', postingTemplate.id))
    })
  },
})

export const Empty = meta.story({
  name: '还没有模板',
  beforeEach({ msw }) {
    msw.use(mock(listTemplates).returns({ list: [] }))
  },
  play: () => waitFor(() => expect(screen.getByText('还没有模板')).toBeVisible()),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listTemplates).hangs())
  },
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listTemplates).fails())
  },
  play: () => waitFor(() => expect(screen.getByRole('button', { name: '重试' })).toBeVisible()),
})

export const Narrow = meta.story({
  name: '手机上',
  globals: narrow,
  play: () => waitFor(() => expect(screen.getByRole('button', { name: '用“财务岗通用”新建职位' })).toBeVisible()),
})
