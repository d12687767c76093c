import { expect, fn, waitFor } from 'storybook/test'
import { listMenus } from '#contract/site'
import { employer, member } from '#mocks/fixtures/session'
import { centreMenus } from '#mocks/fixtures/site'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { SiteUser } from './SiteUser.tsx'

const meta = preview.meta({
  id: 'site-user',
  title: '业务/站点/我的菜单 SiteUser',
  component: SiteUser,
  args: { user: member, onLogout: fn() },
  parameters: { session: member },
  beforeEach({ msw }) {
    msw.use(mock(listMenus).answers(({ audience }) => centreMenus[audience]))
  },
})

export const Filled = meta.story({
  name: '求职者',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `${member.nickName} 的菜单` }))
    await expect(await canvas.findByRole('menuitem', { name: '我的投递' })).toBeVisible()
    await userEvent.keyboard('{End}{Enter}')
    await waitFor(() => expect(args.onLogout).toHaveBeenCalledOnce())
  },
})

export const Employer = meta.story({
  name: '单位',
  args: { user: employer },
  parameters: { session: employer },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'))
    await expect(await canvas.findByRole('menuitem', { name: '收到的简历' })).toHaveAttribute('href', '/manage/resume')
    await expect(canvas.queryByRole('menuitem', { name: '现场招聘会管理' })).not.toBeInTheDocument()
  },
})

export const Loading = meta.story({
  name: '菜单还没有到：已经可以退出',
  beforeEach({ msw }) {
    msw.use(mock(listMenus).hangs())
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'))
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: '退出' })).toHaveFocus())
  },
})

export const Empty = meta.story({
  name: '菜单是空的',
  beforeEach({ msw }) {
    msw.use(mock(listMenus).returns({ list: [] }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'))
    await expect(await canvas.findAllByRole('menuitem')).toHaveLength(1)
  },
})

export const Failed = meta.story({
  name: '菜单取不到：用内置的菜单',
  beforeEach({ msw }) {
    msw.use(mock(listMenus).fails())
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'))
    await expect(await canvas.findByRole('menuitem', { name: '账号管理' })).toBeVisible()
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
