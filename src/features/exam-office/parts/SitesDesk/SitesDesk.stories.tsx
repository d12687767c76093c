import { expect, fn, screen, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { listOfficeSites, officeExamInfo, removeOfficeSite, saveOfficeSite } from '#contract/exam-office'
import { employerUser } from '#mocks/fixtures/employer'
import { officeExamInFull, officeSites } from '#mocks/fixtures/exam-office'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { SitesDesk } from './SitesDesk.tsx'

const [, second] = officeSites.list
if (!second) throw new Error('no sites')

const saved = fn<(given: object) => void>()

const meta = preview.meta({
  id: 'exam-office-sites-desk',
  title: '业务/考试机构/考点和考场 SitesDesk',
  component: SitesDesk,
  parameters: {
    path: '/manage/exam-office/:id',
    route: '/manage/exam-office/101?view=sites',
    session: employerUser,
  },
  beforeEach({ msw }) {
    saved.mockClear()
    msw.use(
      mock(officeExamInfo).returns(officeExamInFull),
      mock(listOfficeSites).returns(officeSites),
      mock(saveOfficeSite).answers(given => {
        saved(given)
        return { ...second, rooms: [] }
      }),
    )
  },
})

export const Filled = meta.story({
  name: '打开一个考点，修改，保存',
  play: async ({ canvas, userEvent, step }) => {
    await step('打开', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: /南昌市第二十八中学/ }))
      await expect(await canvas.findByRole('textbox', { name: /^考点名称/ })).toHaveValue(second.name)
    })
    await step('修改，保存，回到列表', async () => {
      const transit = canvas.getByRole('textbox', { name: /^交通/ })
      await userEvent.clear(transit)
      await userEvent.type(transit, '校内可以停车')
      await userEvent.click(canvas.getByRole('button', { name: '保存考点' }))
      await waitFor(() => expect(saved).toHaveBeenCalledOnce())
      await expect(saved.mock.calls[0]?.[0]).toMatchObject({
        exam: '101',
        site: { id: second.id, version: second.version },
        transit: '校内可以停车',
      })
      await expect(await screen.findByText('考点已保存')).toBeInTheDocument()
      await expect(await canvas.findByRole('link', { name: '添加考点' })).toBeVisible()
    })
  },
})

export const Adding = meta.story({
  name: '添加考点',
  parameters: { route: '/manage/exam-office/101?view=sites&site=new' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^考点名称/ }), '南昌市实验中学')
    await userEvent.type(canvas.getByRole('textbox', { name: /^地址/ }), '南昌市学府路 1 号')
    await userEvent.type(canvas.getByRole('textbox', { name: /^交通/ }), '公交 5 路')
    await userEvent.type(canvas.getByRole('textbox', { name: /^考场/ }), '1 30 普通 1 教学楼 A 座')
    await userEvent.click(canvas.getByRole('button', { name: '添加考点' }))
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    await expect(saved.mock.calls[0]?.[0]).toEqual({
      exam: '101',
      name: '南昌市实验中学',
      address: '南昌市学府路 1 号',
      transit: '公交 5 路',
      rooms: [{ number: '001', seats: 30, kind: 'normal', floor: 1, building: '教学楼 A 座' }],
    })
    await expect(await screen.findByText('考点已添加')).toBeInTheDocument()
  },
})

export const Removing = meta.story({
  name: '发过准考证的不能删除',
  parameters: { route: `/manage/exam-office/101?view=sites&site=${second.id}` },
  beforeEach({ msw }) {
    msw.use(mock(removeOfficeSite).refuses({ code: codes.wrongState, msg: '这个考点已经发过准考证，不能删除' }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除考点' }))
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('不能恢复')
    await userEvent.click(await screen.findByRole('button', { name: '删除考点' }))
    await expect(await screen.findByText('这个考点已经发过准考证，不能删除')).toBeInTheDocument()
  },
})

export const Gone = meta.story({
  name: '考点已经被同事删除',
  parameters: { route: '/manage/exam-office/101?view=sites&site=99' },
  play: async ({ canvas }) => expect(await canvas.findByText('没有这个考点')).toBeVisible(),
})

export const Empty = meta.story({
  name: '还没有考点',
  beforeEach({ msw }) {
    msw.use(mock(listOfficeSites).returns({ ...officeSites, list: [] }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有考点')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '添加考点' })).toHaveAttribute(
      'href',
      '/manage/exam-office/101?view=sites&site=new',
    )
  },
})

export const ReadOnly = meta.story({
  name: '考试已经结束',
  beforeEach({ msw }) {
    msw.use(mock(listOfficeSites).returns({ ...officeSites, open: false }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('考试已经结束，考点和考场只能查看。')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: '添加考点' })).toBeNull()
  },
})

export const NotFound = meta.story({
  name: '没有权限',
  beforeEach({ msw }) {
    msw.use(mock(listOfficeSites).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有这场考试，或者您没有办理权限')).toBeVisible(),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listOfficeSites).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listOfficeSites).fails())
  },
  play: offersRetry,
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('还没有考场')
    await fitsSideways({ canvasElement })
  },
})
