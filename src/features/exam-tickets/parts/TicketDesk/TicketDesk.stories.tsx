import { expect, fn, spyOn, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { printCount, ticketInfo } from '#contract/exam-tickets'
import { revisedTicket, writtenTicket } from '#mocks/fixtures/exam-tickets'
import { examTitle, openWindow } from '#mocks/fixtures/exam-windows'
import { member } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { browserStorage } from '#platform/storage'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { keepTicket, keptOf, nameOf, readKept } from '../../model/kept-tickets.ts'
import { ordinaryDay } from '../../testing.ts'
import { TicketDesk } from './TicketDesk.tsx'

const counted = fn()

const meta = preview.meta({
  id: 'exam-tickets-ticket-desk',
  title: '业务/准考证/打印和保存 TicketDesk',
  component: TicketDesk,
  args: {
    exam: { key: '601', title: examTitle, window: openWindow },
    stage: 'written' as const,
    kind: 'mine' as const,
    pass: '',
    onOther: fn(),
  },
  parameters: { session: member },
  beforeEach({ msw }) {
    counted.mockClear()
    msw.use(
      mock(printCount).answers(({ exam, stage }) => {
        counted(exam, stage)
        return { count: 1 }
      }),
      ...ordinaryDay(),
    )
  },
})

export const Filled = meta.story({
  name: '本人的准考证',
  play: async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findByRole('img', { name: /报名照片/ })).toBeVisible()
    await step('打印算一次', async () => {
      const print = spyOn(window, 'print').mockImplementation(() => undefined)
      await userEvent.click(canvas.getByRole('button', { name: '打印本页' }))
      await waitFor(() => expect(counted).toHaveBeenCalledWith('601', 'written'))
      print.mockRestore()
    })
    await step('离线保存：不含身份证号码，可以移除', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '离线保存' }))
      await expect(await canvas.findByText(/离线准考证保存于刚刚/)).toBeVisible()
      const kept = localStorage.getItem('own:exam-ticket:601:written') ?? ''
      await expect(kept).toContain(writtenTicket.site.name)
      await expect(kept).not.toContain(writtenTicket.idShown)
      await userEvent.click(canvas.getByRole('button', { name: '移除离线准考证' }))
      await expect(await canvas.findByRole('button', { name: '离线保存' })).toBeVisible()
      await expect(localStorage.getItem('own:exam-ticket:601:written')).toBeNull()
    })
  },
})

export const Files = meta.story({
  name: '下载 PDF，加入日历',
  play: async ({ canvas, userEvent }) => {
    const saved: string[] = []
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    await userEvent.click(await canvas.findByRole('button', { name: '下载 PDF 打印' }))
    await waitFor(() => expect(saved).toEqual(['ticket.pdf']))
    await userEvent.click(canvas.getByRole('button', { name: '加入日历' }))
    await waitFor(() => expect(saved).toEqual(['ticket.pdf', '考试日程-0126010300512.ics']))
    click.mockRestore()
  },
})

export const Print = meta.story({
  name: '打印版',
  args: { kind: 'print' as const },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '我的准考证' })).toHaveAttribute(
      'href',
      '/exam/exam-ticket/601',
    )
    await expect(canvas.queryByRole('button', { name: '离线保存' })).toBeNull()
  },
})

export const Revised = meta.story({
  name: '调整过考场',
  beforeEach({ msw }) {
    msw.use(mock(ticketInfo).returns(revisedTicket))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('准考证有调整，请以这一版为准')).toBeVisible()
    await expect(canvas.getByText(/已打印 2 次/)).toBeVisible()
  },
})

const keptEarlier = (owner = member.userId) =>
  keepTicket(
    browserStorage(),
    nameOf('601', 'written', 'account'),
    keptOf({ exam: '601', owner }, writtenTicket, Date.parse('2026-11-18T09:30:00+08:00')),
  )

export const KeptAnew = meta.story({
  name: '调整以后，离线保存的跟着更新',
  beforeEach({ msw }) {
    keptEarlier()
    msw.use(mock(ticketInfo).returns(revisedTicket))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/离线准考证保存于刚刚/)).toBeVisible()
    const kept = readKept(localStorage.getItem('own:exam-ticket:601:written'))
    await expect(kept).toMatchObject({ room: '017', seat: 3, revision: 2, owner: member.userId })
  },
})

export const NotReached = meta.story({
  name: '打开以后断网，看离线保存的',
  beforeEach({ msw }) {
    keptEarlier()
    msw.use(mock(ticketInfo).offline())
  },
  play: async ({ canvas }) => expect(await canvas.findByText('考场 005，座位 12 号')).toBeVisible(),
})

export const FailedKept = meta.story({
  name: '出错时不拿离线保存的代替',
  beforeEach({ msw }) {
    keptEarlier()
    msw.use(mock(ticketInfo).fails())
  },
  play: async context => {
    await offersRetry(context)
    await expect(context.canvas.queryByText('这台设备上保存的准考证')).toBeNull()
  },
})

export const NotFound = meta.story({
  name: '没有准考证',
  beforeEach({ msw }) {
    msw.use(mock(ticketInfo).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '用姓名和身份证号码查询' }))
    await waitFor(() => expect(args.onOther).toHaveBeenCalledOnce())
  },
})

export const PassRefused = meta.story({
  name: '凭证已经过期',
  args: { pass: 'fixture-pass' },
  beforeEach({ msw }) {
    msw.use(mock(ticketInfo).refuses({ code: codes.wrongState, msg: '离上次查询已超过 10 分钟，请重新查询' }))
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('离上次查询已超过 10 分钟，请重新查询')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '重新查询' }))
    await waitFor(() => expect(args.onOther).toHaveBeenCalled())
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(ticketInfo).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(ticketInfo).fails())
  },
  play: offersRetry,
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('img', { name: /报名照片/ })
    await fitsSideways({ canvasElement })
  },
})
