import { expect } from 'storybook/test'
import { codes } from '#contract/codes'
import { fairTexts } from '#contract/fair-papers'
import { employerUser } from '#mocks/fixtures/employer'
import { fairTextsInFull } from '#mocks/fixtures/fair-papers'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { OfficeTextsPage } from './OfficeTextsPage.tsx'

const meta = preview.meta({
  id: 'page-office-fair-texts',
  title: '页面/招聘会主办方/应急预案和安保方案 OfficeTextsPage',
  component: OfficeTextsPage,
  parameters: { path: '/manage/fair-office/:id/texts', route: '/manage/fair-office/2/texts', session: employerUser },
  beforeEach({ msw }) {
    msw.use(mock(fairTexts).returns(fairTextsInFull))
  },
})

export const Filled = meta.story({
  name: '应急预案',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '保存应急预案' })).toBeVisible()
    await expect(canvas.getByText(/^招聘会的信息在这份材料保存以后有变动/)).toBeVisible()
  },
})

export const Security = meta.story({
  name: '安全保卫方案',
  parameters: { route: '/manage/fair-office/2/texts?view=security' },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: '保存安全保卫方案' })).toBeVisible(),
})

export const Pack = meta.story({
  name: '打印备案材料',
  parameters: { route: '/manage/fair-office/2/texts?view=pack' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: '应急预案' })).toBeVisible()
    await expect(canvas.getByRole('article', { name: '安全保卫方案' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: '打印备案材料' })).toBeVisible()
    await expect(canvas.getByText(/^应急预案还缺 \d+ 项，安全保卫方案还缺 \d+ 项，补齐后再交。$/)).toBeVisible()
  },
})

export const Frozen = meta.story({
  name: '已归档',
  beforeEach({ msw }) {
    msw.use(mock(fairTexts).returns({ ...fairTextsInFull, isFrozen: true }))
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('招聘会已经归档，备案材料不能再改，可以打印。')).toBeVisible(),
})

export const NotFound = meta.story({
  name: '没有权限',
  beforeEach({ msw }) {
    msw.use(mock(fairTexts).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有这场招聘会，或者您没有办理权限')).toBeVisible(),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(fairTexts).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(fairTexts).fails())
  },
  play: offersRetry,
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: '保存应急预案' })
    await fitsSideways({ canvasElement })
  },
})
