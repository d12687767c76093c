import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { DisplaySettings } from '../DisplaySettings/index.ts'
import { employer, entries, fitsSideways, least, seeker, topBarWords } from '../testing.ts'
import { UserBox } from '../UserBox/index.ts'
import { type SignedInUser, UserMenu } from '../UserMenu/index.ts'
import { TopBar } from './TopBar.tsx'

const onLogout = fn()
const ways = [{ title: '个人中心', url: '/manage/center' }]

const Tools = ({ user }: { user?: SignedInUser | undefined }) => (
  <>
    {user ? <UserMenu user={user} ways={ways} onLogout={onLogout} /> : <UserBox entries={entries} />}
    <DisplaySettings display={{ theme: 'light', size: 'standard' }} onDisplayChange={fn()} />
  </>
)

const meta = preview.meta({
  id: 'ds-top-bar',
  title: '设计系统/组合/顶栏 TopBar',
  component: TopBar,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：页头上面的一条：欢迎语、咨询电话、登录或我的。由 PageLayout 放置，一页一次。\n\n何时不用：栏目放 Nav；搜索放 Header；个人中心的栏目用 SideMenu；临时公告用 Notice。',
      },
    },
    layout: 'fullscreen',
  },
  args: { label: '账户与热线', words: topBarWords, children: <Tools /> },
})

export const Guest = meta.story({
  name: '访客',
  play: async ({ canvas, step }) => {
    await step('欢迎语后面是电话', async () => {
      await expect(canvas.getByText(/服务热线/)).toHaveTextContent(
        '服务热线 0791-86000101、0791-86000102、0791-86000104、0791-86000108',
      )
      await expect(canvas.getByText(/考试咨询/)).toHaveTextContent('考试咨询 0791-86000201')
    })
    await step('单位和个人各有入口', async () => {
      await expect(canvas.getByRole('link', { name: '单位登录/注册' })).toHaveAttribute('href', '/org/login')
      await expect(canvas.getByRole('link', { name: '个人登录/注册' })).toHaveAttribute('href', '/user/login')
    })
  },
})

export const Seeker = meta.story({
  name: '个人，有未读消息',
  args: { children: <Tools user={seeker} /> },
  beforeEach: () => {
    onLogout.mockClear()
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /消息 ，3 条未读/ })).toHaveAttribute('href', '/message')
    await userEvent.click(canvas.getByRole('button', { name: `${seeker.name} 的菜单` }))
    await expect(canvas.getByRole('menuitem', { name: '个人中心' })).toHaveAttribute('href', '/manage/center')
    await userEvent.click(canvas.getByRole('menuitem', { name: '退出' }))
    await expect(onLogout).toHaveBeenCalledOnce()
  },
})

export const Employer = meta.story({
  name: '单位，名称很长，无未读消息',
  args: { children: <Tools user={employer} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '消息' })).toHaveAttribute('href', '/manage/message')
    await expect(canvas.queryByText(/条未读/)).toBeNull()
  },
})

export const NoLines = meta.story({ name: '没有热线', args: { words: topBarWords.slice(0, 1) } })
export const Narrow = meta.story({ name: '手机', globals: { viewport: { value: 'narrow' } }, play: fitsSideways })
export const NarrowEmployer = meta.story({
  name: '手机，单位',
  args: { children: <Tools user={employer} /> },
  globals: least,
  play: fitsSideways,
})
