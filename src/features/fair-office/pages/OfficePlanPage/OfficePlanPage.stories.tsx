import { expect, fn, screen, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { fairPlanInfo, saveFairPlan } from '#contract/fair-office'
import { Container } from '#design-system'
import { employerUser } from '#mocks/fixtures/employer'
import { fairPlan } from '#mocks/fixtures/fair-office'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { OfficePlanPage } from './OfficePlanPage.tsx'

const saved = fn<(codes: string[]) => void>()

const meta = preview.meta({
  id: 'page-office-fair-plan',
  title: '页面/招聘会主办方/展位图 OfficePlanPage',
  component: OfficePlanPage,
  render: () => (
    <Container>
      <OfficePlanPage />
    </Container>
  ),
  parameters: { path: '/manage/fair-office/:id/plan', route: '/manage/fair-office/2/plan', session: employerUser },
  beforeEach({ msw }) {
    saved.mockClear()
    msw.use(
      mock(fairPlanInfo).returns(fairPlan),
      mock(saveFairPlan).answers(({ booths }) => {
        saved(booths.map(({ code }) => code ?? ''))
        return { version: 4 }
      }),
    )
  },
})

export const Filled = meta.story({
  name: '增加一个展位，改号，保存',
  play: async ({ canvas, userEvent, step }) => {
    await step('增加的接着编号', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '增加一个标准展位' }))
      await expect(await canvas.findByRole('heading', { name: '展位 A05' })).toBeVisible()
    })
    await step('用方向键移动', async () => {
      canvas.getByRole('button', { name: /^移动：按方向键（现在 1.5 米，1.5 米）/ }).focus()
      await userEvent.keyboard('{ArrowRight}{ArrowDown}')
      await expect(await canvas.findByRole('button', { name: /现在 3 米，3 米/ })).toBeVisible()
    })
    await step('重复的展位号不能保存', async () => {
      const code = canvas.getByRole('textbox', { name: /^展位号/ })
      await userEvent.clear(code)
      await userEvent.type(code, 'A01')
      await expect(await canvas.findByText('展位号 A01 重复了')).toBeVisible()
      await userEvent.clear(code)
      await userEvent.type(code, 'b07')
    })
    await userEvent.click(canvas.getByRole('button', { name: '保存展位图' }))
    await waitFor(() => expect(saved).toHaveBeenCalledWith(['A01', 'A02', 'A03', 'A04', 'B07']))
    await expect(await screen.findByText('展位图已保存')).toBeInTheDocument()
  },
})

export const Conflict = meta.story({
  name: '同事先保存了',
  beforeEach({ msw }) {
    const msg = '这场招聘会已被同事修改，请刷新后再改'
    msw.use(mock(saveFairPlan).refuses({ code: codes.conflict, msg }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '保存展位图' }))
    await expect(await screen.findByText('这场招聘会已被同事修改，请刷新后再改')).toBeInTheDocument()
  },
})

export const NotFound = meta.story({
  name: '没有权限',
  beforeEach({ msw }) {
    msw.use(mock(fairPlanInfo).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有这场招聘会，或者您没有办理权限')).toBeVisible(),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(fairPlanInfo).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(fairPlanInfo).fails())
  },
  play: offersRetry,
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('整场 4 个展位')
    await fitsSideways({ canvasElement })
  },
})
