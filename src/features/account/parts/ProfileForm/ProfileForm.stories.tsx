import { expect, screen, waitFor } from 'storybook/test'
import { updateNickname } from '#contract/account'
import { fetchUserInfo } from '#contract/session'
import { account } from '#mocks/fixtures/account'
import { member } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ProfileForm } from './ProfileForm.tsx'

const meta = preview.meta({
  id: 'account-profile-form',
  title: '业务/账号/昵称与头像 ProfileForm',
  component: ProfileForm,
  args: { account },
  parameters: { session: member },
  beforeEach({ msw }) {
    msw.use(
      mock(fetchUserInfo).returns(member),
      mock(updateNickname).answers(({ nickName }) => ({ ...account, nickName })),
    )
  },
})

export const Filled = meta.story({
  name: '改昵称',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: /昵称/ })
    await userEvent.clear(field)
    await userEvent.type(field, '赣江边的阿华')
    await userEvent.click(canvas.getByRole('button', { name: '保存昵称' }))
    await waitFor(() => expect(screen.getByText('昵称已保存')).toBeVisible())
  },
})

export const Short = meta.story({
  name: '太短',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: /昵称/ })
    await userEvent.clear(field)
    await userEvent.type(field, '华')
    await userEvent.click(canvas.getByRole('button', { name: '保存昵称' }))
    await expect((await canvas.findAllByText('昵称至少 2 个字')).length).toBeGreaterThan(0)
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
