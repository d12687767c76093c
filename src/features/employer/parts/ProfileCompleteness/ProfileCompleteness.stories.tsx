import { expect } from 'storybook/test'
import { newCompany, ownCompany } from '#mocks/fixtures/companies'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ProfileCompleteness } from './ProfileCompleteness.tsx'

const meta = preview.meta({
  id: 'biz-employer-profile-completeness',
  title: '业务/单位中心/资料完整度 ProfileCompleteness',
  component: ProfileCompleteness,
  args: { company: newCompany },
})

export const Filled = meta.story({
  name: '刚注册，样样都缺',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0/8 项')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^去填写/ })).toHaveLength(8)
  },
})

export const Whole = meta.story({
  name: '都填好了',
  args: { company: ownCompany },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('8/8 项')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const GoesThere = meta.story({
  name: '去填写',
  args: { company: { ...ownCompany, facts: { ...ownCompany.facts, address: '' } } },
  render: args => (
    <>
      <ProfileCompleteness {...args} />
      <label htmlFor="address">详细地址</label>
      <input id="address" />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^去填写/ }))
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
