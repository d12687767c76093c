import { expect, fn, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { changeFair, fairFormInfo } from '#contract/fair-office'
import { Container } from '#design-system'
import { employerUser } from '#mocks/fixtures/employer'
import { fairForm } from '#mocks/fixtures/fair-office'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { OfficeEditPage } from './OfficeEditPage.tsx'

const changed = fn<(version: number, venue: string) => void>()

const meta = preview.meta({
  id: 'page-office-fair-edit',
  title: '页面/招聘会主办方/修改招聘会 OfficeEditPage',
  component: OfficeEditPage,
  render: () => (
    <Container>
      <OfficeEditPage />
    </Container>
  ),
  parameters: { path: '/manage/fair-office/:id/edit', route: '/manage/fair-office/2/edit', session: employerUser },
  beforeEach({ msw }) {
    changed.mockClear()
    msw.use(
      mock(fairFormInfo).returns(fairForm),
      mock(changeFair).answers(({ version, answers }) => {
        changed(Number(version), answers.venue ?? '')
        return { version: 4 }
      }),
    )
  },
})

export const Filled = meta.story({
  name: '换一个场馆',
  play: async ({ canvas, userEvent, step }) => {
    const venue = await canvas.findByRole('textbox', { name: /^场馆/ })
    await step('时间先后不对的不能保存', async () => {
      const closes = canvas.getByRole('textbox', { name: /^每天结束/ })
      await userEvent.clear(closes)
      await userEvent.type(closes, '8:00')
      await userEvent.click(canvas.getByRole('button', { name: '保存修改' }))
      await expect((await canvas.findAllByText('结束应比开始晚半小时以上'))[0]).toBeVisible()
      await userEvent.clear(closes)
      await userEvent.type(closes, '16:00')
    })
    await userEvent.clear(venue)
    await userEvent.type(venue, '新馆')
    await userEvent.click(canvas.getByRole('button', { name: '保存修改' }))
    await waitFor(() => expect(changed).toHaveBeenCalledWith(3, '新馆'))
  },
})

export const NotFound = meta.story({
  name: '没有权限',
  beforeEach({ msw }) {
    msw.use(mock(fairFormInfo).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有这场招聘会，或者您没有办理权限')).toBeVisible(),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(fairFormInfo).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(fairFormInfo).fails())
  },
  play: offersRetry,
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('textbox', { name: /^场馆/ })
    await fitsSideways({ canvasElement })
  },
})
