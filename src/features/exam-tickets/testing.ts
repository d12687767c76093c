import { HttpResponse, http } from 'msw'
import { encode } from 'uqr'
import { type TicketKey, ticketText } from '#contract/exam-ticket-code'
import {
  achievement,
  askRecheck,
  findHolder,
  listSites,
  printCount,
  registrationResult,
  resultInfo,
  searchSites,
  startEndTime,
  tableColumns,
  ticketInfo,
  ticketKeys,
  ticketPdf,
  ticketPhoto,
  ticketState,
  ticketTitle,
  withdrawnTickets,
} from '#contract/exam-tickets'
import { createCaptcha } from '#contract/sign-in'
import { askedResult, passedResult, passedScore, scoreRows } from '#mocks/fixtures/exam-scores'
import { foundSite, sites } from '#mocks/fixtures/exam-sites'
import { holder, someKeys, someWithdrawn, writtenTicket } from '#mocks/fixtures/exam-tickets'
import { examTitle, openWindow, ticketColumns } from '#mocks/fixtures/exam-windows'
import { picture } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { passes } from './model/passes.ts'

/** A drawn head and shoulders in the size of a registration photograph. */
const portrait = `<svg xmlns="http://www.w3.org/2000/svg" width="295" height="413" viewBox="0 0 295 413">
<rect width="295" height="413" fill="white"/><path d="M20 413c0-95 55-130 127-130s127 35 127 130z" fill="navy"/>
<ellipse cx="147" cy="165" rx="78" ry="100" fill="bisque"/><path d="M64 170c-14-150 180-150 166 0-12-52-46-70-83-70s-71 18-83 70z" fill="black"/></svg>`

/** Answers a binary call with a file. */
const fileOf = (path: string, type: string, name: string, body: string) =>
  http.post(
    `*${path}`,
    () =>
      new HttpResponse(body, {
        headers: { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"` },
      }),
  )

/** Everything that pages of this slice ask, answered as on a day on which tickets can be printed. */
export const ordinaryDay = () => [
  mock(ticketTitle).returns(examTitle),
  mock(startEndTime).returns(openWindow),
  mock(tableColumns).returns(ticketColumns),
  mock(ticketInfo).returns(writtenTicket),
  mock(printCount).returns({ count: 1 }),
  mock(findHolder).returns(holder),
  mock(createCaptcha).returns(picture),
  mock(listSites).returns({ list: sites }),
  mock(searchSites).returns(foundSite),
  mock(achievement).returns(passedScore),
  mock(resultInfo).returns(scoreRows),
  mock(registrationResult).returns(passedResult),
  mock(askRecheck).returns({ rechecks: askedResult.rechecks }),
  mock(ticketKeys).returns(someKeys),
  mock(withdrawnTickets).returns({ ...someWithdrawn, lists: [...someWithdrawn.lists] }),
  mock(ticketState).returns({ state: 'genuine' }),
  fileOf(ticketPhoto.path, 'image/svg+xml', 'photo.svg', portrait),
  fileOf(ticketPdf.path, 'application/pdf', 'ticket.pdf', '%PDF-1.7'),
]

/** Passes live as long as the window, which all stories share. */
export const forgetPasses = () => passes.dropAll()

interface Hand {
  canvas: {
    getByRole(role: string, options: { name: RegExp | string }): HTMLElement
    findByRole(role: string, options: { name: RegExp | string }): Promise<HTMLElement>
  }
  userEvent: { click(element: Element): Promise<void>; type(element: Element, text: string): Promise<void> }
}

/** Fills in whose ticket or score is looked for, and asks. */
export async function identify({ canvas, userEvent }: Hand, action: RegExp, number = '360426199101010071') {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^姓名/ }), '阿依古丽·䶮𠮷')
  await userEvent.type(canvas.getByRole('textbox', { name: /^身份证号码/ }), number)
  await canvas.findByRole('img', { name: /验证码/ })
  await userEvent.type(canvas.getByRole('textbox', { name: /图形验证码/ }), 'K7MP')
  await userEvent.click(canvas.getByRole('button', { name: action }))
}

const base64url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

export const facts: Parameters<typeof ticketText>[0] = {
  keyId: 'story-1',
  stage: 'written',
  examId: '601',
  number: '0126010300512',
  room: '005',
  seat: 12,
  name: '阿依古丽·䶮𠮷',
  idTail: '0071',
  photoHash: 'n4bQgYhMfWWaLqgx',
  serial: 'fK3-x_9Q',
  revision: 1,
}

/** A key pair of the story's own: the public key, and a code that it signs. */
export async function signedCode(): Promise<{ key: TicketKey; code: string }> {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey)
  const text = ticketText(facts)
  const signed = new TextEncoder().encode(text)
  const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, pair.privateKey, signed)
  return { key: { id: facts.keyId, x, y }, code: `${text}.${base64url(signature)}` }
}

/** A photograph of a code, in place of a phone's. */
export async function qrPicture(text: string): Promise<File> {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const canvas = new OffscreenCanvas(size * 5, size * 5)
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('no canvas')
  brush.fillStyle = 'white'
  brush.fillRect(0, 0, canvas.width, canvas.height)
  brush.fillStyle = 'black'
  data.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) brush.fillRect(x * 5, y * 5, 5, 5)
    })
  })
  return new File([await canvas.convertToBlob()], '准考证.png', { type: 'image/png' })
}
