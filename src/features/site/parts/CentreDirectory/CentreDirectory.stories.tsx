import { expect } from 'storybook/test'
import { employerOverview } from '#contract/employer'
import { seekerOverview } from '#contract/seeker'
import { listMenus } from '#contract/site'
import { employerToday } from '#mocks/fixtures/employer'
import { overview } from '#mocks/fixtures/seeker'
import { employer, member } from '#mocks/fixtures/session'
import { centreMenus } from '#mocks/fixtures/site'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { CentreDirectory } from './CentreDirectory.tsx'

const meta = preview.meta({
  id: 'site-centre-directory',
  title: '业务/站点/中心的全部功能 CentreDirectory',
  component: CentreDirectory,
  parameters: { session: member },
  globals: narrow,
  beforeEach({ msw }) {
    msw.use(
      mock(listMenus).answers(({ audience }) => centreMenus[audience]),
      mock(seekerOverview).returns(overview),
      mock(employerOverview).returns(employerToday),
    )
  },
})

export const Seeker = meta.story({
  name: '求职者',
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('list', { name: '求职' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '我的简历' })).toHaveAttribute('href', '/user/resume')
    await expect(canvas.queryByRole('link', { name: '个人中心' })).not.toBeInTheDocument()
    await fitsSideways({ canvasElement })
  },
})

export const Employer = meta.story({
  name: '单位',
  parameters: { session: employer },
  play: async ({ canvas }) => expect(await canvas.findByRole('link', { name: '收到的简历 5 份未看' })).toBeVisible(),
})

export const Failed = meta.story({
  name: '菜单取不到：用内置的菜单',
  beforeEach({ msw }) {
    msw.use(mock(listMenus).fails(), mock(seekerOverview).fails())
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('link', { name: '我的投递' })).toBeVisible(),
})

export const Narrow = Seeker.extend({ name: '手机' })
