import { expect, fn, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { addFair, fairDraft, fairSources } from '#contract/fair-office'
import { Container } from '#design-system'
import { employerUser } from '#mocks/fixtures/employer'
import { fairForm, fairSourceList } from '#mocks/fixtures/fair-office'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { OfficeAddPage } from './OfficeAddPage.tsx'

const added = fn<(series: string, template: string) => void>()

const meta = preview.meta({
  id: 'page-office-fair-add',
  title: '页面/招聘会主办方/新建招聘会 OfficeAddPage',
  component: OfficeAddPage,
  render: () => (
    <Container>
      <OfficeAddPage />
    </Container>
  ),
  parameters: { path: '/manage/fair-office/add', route: '/manage/fair-office/add?series=3', session: employerUser },
  beforeEach({ msw }) {
    added.mockClear()
    msw.use(
      mock(fairSources).returns(fairSourceList),
      mock(fairDraft).returns({ answers: fairForm.answers, template: '4' }),
      mock(addFair).answers(({ series = '', template = '' }) => {
        added(series, template)
        return { id: '99' }
      }),
    )
  },
})

export const Filled = meta.story({
  name: '系列的下一场',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('combobox', { name: /^系列的下一场/ })).toHaveValue('3')
    await expect(await canvas.findByRole('combobox', { name: /^展厅模板/ })).toHaveValue('4')
    await userEvent.click(canvas.getByRole('button', { name: '新建招聘会' }))
    await waitFor(() => expect(added).toHaveBeenCalledWith('3', '4'))
  },
})

export const Blank = meta.story({
  name: '从空白开始',
  parameters: { path: '/manage/fair-office/add', route: '/manage/fair-office/add', session: employerUser },
  beforeEach({ msw }) {
    msw.use(mock(fairDraft).returns({ answers: {}, template: '' }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '新建招聘会' }))
    await expect((await canvas.findAllByText('请填写名称'))[0]).toBeVisible()
    await expect(added).not.toHaveBeenCalled()
  },
})

export const NotFound = meta.story({
  name: '没有权限',
  beforeEach({ msw }) {
    msw.use(mock(fairSources).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有这场招聘会，或者您没有办理权限')).toBeVisible(),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(fairSources).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(fairSources).fails())
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
