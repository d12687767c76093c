import { http } from 'msw'
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import {
  assignFairBooth,
  decideFairApplications,
  fairApplicationProof,
  fairApplicationsFile,
  fairPlanInfo,
  listFairApplications,
  officeFairInfo,
} from '#contract/fair-office'
import { API_PREFIX } from '#contract/wire'
import { employerUser } from '#mocks/fixtures/employer'
import { fairApplicationPage, fairPlan, officeFairInFull } from '#mocks/fixtures/fair-office'
import { mock } from '#mocks/mock'
import { textFile } from '#mocks/text-file'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { OfficeApplicationsPage } from './OfficeApplicationsPage.tsx'

const decided = fn<(decision: string, count: number, reason: string) => void>()

const meta = preview.meta({
  id: 'page-office-fair-applications',
  title: '页面/招聘会主办方/单位报名 OfficeApplicationsPage',
  component: OfficeApplicationsPage,
  parameters: {
    path: '/manage/fair-office/:id/applications',
    route: '/manage/fair-office/2/applications',
    session: employerUser,
  },
  beforeEach({ msw }) {
    decided.mockClear()
    msw.use(
      mock(officeFairInfo).returns(officeFairInFull),
      mock(listFairApplications).returns(fairApplicationPage),
      mock(fairPlanInfo).returns(fairPlan),
      mock(assignFairBooth).returns({ ok: true }),
      mock(decideFairApplications).answers(({ ids, decision, reason = '' }) => {
        decided(decision, ids.length, reason)
        return { done: ids.length, skipped: 0, unread: 0, barred: [] }
      }),
    )
  },
})

export const Filled = meta.story({
  name: '两家待审核',
  play: async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findByText(/执照核验无效，没有交委托书，缺少人力资源服务许可证/)).toBeVisible()
    await step('用键盘选择、通过', async () => {
      canvas.getByRole('checkbox', { name: '选择“赣江示例电子有限公司”' }).focus()
      await userEvent.keyboard(' a')
      await waitFor(() => expect(decided).toHaveBeenCalledWith('approve', 1, ''))
      await expect(await screen.findByText('已通过 1 家')).toBeInTheDocument()
    })
    await step('一起不通过，写明原因', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: '选择本页全部 2 家' }))
      await userEvent.click(canvas.getByRole('button', { name: '不通过' }))
      await userEvent.type(await screen.findByRole('textbox', { name: /^不通过的原因/ }), '岗位少于两个')
      const buttons = screen.getAllByRole('button', { name: '不通过' })
      const last = buttons.at(-1)
      if (last) await userEvent.click(last)
      await waitFor(() => expect(decided).toHaveBeenCalledWith('refuse', 2, '岗位少于两个'))
    })
  },
})

export const Exchanged = meta.story({
  name: '阅后更换的委托书，看过才能通过',
  beforeEach({ msw }) {
    let isRead = false
    const { list } = fairApplicationPage
    const exchanged = [{ kind: 'authorisation' as const, at: Date.parse('2026-11-20T10:30:00+08:00') }]
    msw.use(
      mock(listFairApplications).answers(() => ({
        ...fairApplicationPage,
        list: list.map((one, place) => (place === 0 && !isRead ? { ...one, exchanged } : one)),
      })),
      mock(decideFairApplications).answers(() => ({
        done: isRead ? 1 : 0,
        skipped: 0,
        unread: isRead ? 0 : 1,
        barred: [],
      })),
      http.get(`*${API_PREFIX}${fairApplicationProof.path}`, () => {
        isRead = true
      }),
      textFile(fairApplicationProof, '委托书'),
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findByText('委托书阅后已更换')).toBeVisible()
    await step('没看新的就通过，不算数', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: '选择“赣江示例电子有限公司”' }))
      await userEvent.click(canvas.getByRole('button', { name: '通过' }))
      await expect(await screen.findByText(/1 家的材料阅后已更换，请看过新材料再通过/)).toBeInTheDocument()
    })
    await step('打开新的委托书，标记消失', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^委托书\s*：赣江示例电子有限公司/ }))
      await waitFor(() => expect(canvas.queryByText('委托书阅后已更换')).toBeNull())
    })
  },
})

export const Taken = meta.story({
  name: '下载报名表',
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(textFile(fairApplicationsFile, '报名表'))
  },
  play: async ({ canvas, userEvent }) => {
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await userEvent.click(await canvas.findByRole('button', { name: '下载报名表' }))
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    saved.mockRestore()
    await expect(canvas.getAllByText(/设备：电源插座/)).toHaveLength(2)
  },
})

export const NotTaken = meta.story({
  name: '报名表没有下载成',
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(mock(fairApplicationsFile).refuses({ code: codes.roleTooLow, msg: '这一步需要“组织”权限' }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '下载报名表' }))
    await expect(await screen.findByText('这一步需要“组织”权限')).toBeInTheDocument()
  },
})

export const Booth = meta.story({
  name: '换一个展位',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '展位：江西棠禾数字科技有限公司' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '换一个展位' }))
    await userEvent.type(await screen.findByRole('combobox', { name: /空闲展位/ }), 'a02')
    await userEvent.click(await screen.findByRole('option', { name: 'A02 标准展位 300 元' }))
    await userEvent.click(screen.getByRole('button', { name: '安排' }))
    await expect(await screen.findByText('展位已安排，单位会收到消息')).toBeInTheDocument()
  },
})

export const ReadOnly = meta.story({
  name: '只能查看',
  beforeEach({ msw }) {
    msw.use(mock(officeFairInfo).returns({ ...officeFairInFull, mandates: ['supervise'] }))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('江西棠禾数字科技有限公司')
    await expect(canvas.queryByRole('checkbox')).toBeNull()
    await expect(canvas.queryByRole('button', { name: '下载报名表' })).toBeNull()
  },
})

export const Empty = meta.story({
  name: '没有单位',
  beforeEach({ msw }) {
    msw.use(mock(listFairApplications).returns({ ...fairApplicationPage, list: [], total: 0 }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('这里没有单位')).toBeVisible(),
})

export const NotFound = meta.story({
  name: '没有权限',
  beforeEach({ msw }) {
    msw.use(mock(listFairApplications).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有这场招聘会，或者您没有办理权限')).toBeVisible(),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listFairApplications).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listFairApplications).fails())
  },
  play: offersRetry,
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('江西棠禾数字科技有限公司')
    await fitsSideways({ canvasElement })
  },
})
