import { expect, fn, screen } from 'storybook/test'
import { member } from '#mocks/fixtures/session'
import { browserDrafts } from '#platform/drafts'
import preview from '../../../../../.storybook/preview.tsx'
import { LogoutFlow } from './LogoutFlow.tsx'

const meta = preview.meta({
  id: 'site-logout-flow',
  title: '业务/站点/退出登录 LogoutFlow',
  component: LogoutFlow,
  args: { onStay: fn() },
  parameters: { session: member },
})

export const Unsent = meta.story({
  name: '还有没保存的内容：先问，不退出就什么也不清除',
  beforeEach() {
    browserDrafts.of(member.userId).keep('posting:new', { base: null, draft: '写到一半' })
  },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('还有内容没有保存')
    await userEvent.click(screen.getByRole('button', { name: '先不退出' }))
    await expect(args.onStay).toHaveBeenCalledOnce()
    await expect(browserDrafts.of(member.userId).hasAny()).toBe(true)
  },
})
