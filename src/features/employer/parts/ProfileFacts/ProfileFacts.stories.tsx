import { expect } from 'storybook/test'
import { newCompany, ownCompany } from '#mocks/fixtures/companies'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { valuesOf } from '../../model/profile-values.ts'
import { ProfileFacts } from './ProfileFacts.tsx'

const meta = preview.meta({
  id: 'biz-employer-profile-facts',
  title: '业务/单位中心/只读的单位资料 ProfileFacts',
  component: ProfileFacts,
  args: { values: valuesOf(ownCompany) },
})

export const Filled = meta.story({
  name: '填写完整',
  play: async ({ canvas }) => expect(canvas.getByText(ownCompany.facts.shortName)).toBeVisible(),
})

export const Unfilled = meta.story({
  name: '刚注册',
  args: { values: valuesOf(newCompany) },
  play: async ({ canvas }) => expect((await canvas.findAllByText('未填写')).length).toBeGreaterThan(3),
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
