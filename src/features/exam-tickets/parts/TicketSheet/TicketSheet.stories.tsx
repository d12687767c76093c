import jsQR from 'jsqr'
import { expect } from 'storybook/test'
import {
  interviewTicket,
  longTicket,
  pastTicket,
  revisedTicket,
  skillTicket,
  writtenTicket,
} from '#mocks/fixtures/exam-tickets'
import { examTitle, pastTitle, ticketColumns } from '#mocks/fixtures/exam-windows'
import { fitsSideways, narrow, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { TicketSheet } from './TicketSheet.tsx'

const meta = preview.meta({
  id: 'exam-tickets-ticket-sheet',
  title: '业务/准考证/准考证 TicketSheet',
  component: TicketSheet,
  args: { ticket: writtenTicket, title: examTitle, columns: ticketColumns.columns, photo: '' },
})

/** Draws the code as it stands on the page to pixels and reads it. */
const scan = async (code: SVGElement) => {
  const copy = document.importNode(code, true)
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', '600')
  copy.setAttribute('height', '600')
  const picture = new Image()
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await picture.decode()
  const canvas = new OffscreenCanvas(600, 600).getContext('2d')
  if (!canvas) throw new Error('no canvas')
  canvas.fillStyle = 'white'
  canvas.fillRect(0, 0, 600, 600)
  canvas.drawImage(picture, 0, 0, 600, 600)
  return jsQR(canvas.getImageData(0, 0, 600, 600).data, 600, 600)?.data
}

export const Written = meta.story({
  name: '笔试',
  play: async ({ canvas, canvasElement, step }) => {
    await step('时间、入场截止、考场和座位一眼看到', async () => {
      await expect(canvas.getByText(whole('2026-12-13（周日） 08:30—10:00'))).toBeVisible()
      await expect(canvas.getByText(whole('09:00 起'))).toBeVisible()
      await expect(canvas.getByText('12 号')).toBeVisible()
      await expect(canvas.getByText('360***********0071')).toBeVisible()
    })
    await step('二维码读得出签过名的内容', async () => {
      const code = canvasElement.querySelector('svg[role="img"]')
      if (!(code instanceof SVGElement)) throw new Error('no code')
      await expect(await scan(code)).toBe(writtenTicket.code)
    })
  },
})

export const Revised = meta.story({
  name: '调整过考场',
  args: { ticket: revisedTicket },
  play: async ({ canvas }) => expect(canvas.getByText(/第 2 版，此前打印的作废/)).toBeVisible(),
})

export const Skill = meta.story({
  name: '技能测试',
  args: { ticket: skillTicket },
  play: async ({ canvas }) => expect(canvas.getByText('准考证（技能测试）')).toBeVisible(),
})

export const Interview = meta.story({
  name: '面试',
  args: { ticket: interviewTicket },
  play: async ({ canvas }) => expect(canvas.getByText('准考证（面试）')).toBeVisible(),
})

export const Past = meta.story({
  name: '2023 年的',
  args: { ticket: pastTicket, title: pastTitle, columns: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(whole('2023-05-20（周六） 08:30—10:00'))).toBeVisible()
    await expect(canvas.getByText('照片见报名表')).toBeVisible()
  },
})

export const LongText = meta.story({ name: '很长的文字', args: { ticket: longTicket }, play: fitsSideways })

export const Narrow = meta.story({ name: '手机', args: { ticket: longTicket }, globals: narrow, play: fitsSideways })
