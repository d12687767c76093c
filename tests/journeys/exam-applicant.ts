import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { listExamPositions } from '#contract/exam-positions'
import {
  applyForExam,
  beginRegistration,
  registrationInfo,
  saveRegistration,
  uploadExamPhoto,
} from '#contract/exam-registrations'
import { uploadFile } from '#contract/files'
import { residentIdCheck } from '#contract/rules/resident-id'
import { createTransport } from '#platform/transport'
import { signIn } from './people.ts'
import { photo } from './pictures.ts'
import { tokenOf } from './wire.ts'

const fileOf = ({ name, mimeType, buffer }: { name: string; mimeType: string; buffer: Buffer }) =>
  new File([new Uint8Array(buffer)], name, { type: mimeType })

/** A head before a white wall. */
const portrait = async () => ({
  name: '证件照.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 885, height: 1_239, channels: 3, background: '#fff' } })
    .composite([
      { input: { create: { width: 340, height: 460, channels: 3, background: '#c9a488' } }, left: 272, top: 250 },
    ])
    .jpeg()
    .toBuffer(),
})

const answers = {
  person: { nation: '1', politics: '0', household: '360702', address: '文明大道 1 号', email: '', contact: '' },
  education: [
    {
      school: '赣江师范学院',
      major: '汉语言文学',
      education: '70',
      degree: '0',
      from: '2015-09',
      to: '2019-07',
      certificate: '',
    },
  ],
  work: [],
  more: { service: 'none', certificate: '', assistance: 'no', assistanceNeed: '' },
}

/** Somebody who signs in and has sent a registration for an exam, past the pages of its form; gives its id. */
export async function applicant(page: Page, exam: string, phone: string, digits: string): Promise<string> {
  await page.goto('/user/login?redirectUri=/exam/mine')
  await signIn(page, phone)
  await page.waitForURL(({ pathname }) => pathname === '/exam/mine')
  const token = await tokenOf(page)
  const { call } = createTransport({
    origin: new URL(page.url()).origin,
    readToken: () => token,
    isSignedIn: () => true,
    notify: () => undefined,
    onSignInAgain: () => undefined,
  })
  const once = () => ({ idempotencyKey: randomUUID() })
  const { list } = await call(listExamPositions, { exam })
  const position = list[0]?.id ?? ''
  const signed = { version: '2026-1', signedName: '林晓棠', read: true, sensitive: true } as const
  const { id } = await call(beginRegistration, { round: exam, position, ...signed }, once())
  const papers = [
    await call(uploadFile, { files: [fileOf(await photo())] }, once()),
    await call(uploadFile, { files: [fileOf(await photo())] }, once()),
  ]
  const [identity, diploma] = papers.map(paper => [paper.id])
  const { version } = await call(registrationInfo, { id })
  await call(saveRegistration, {
    id,
    version,
    position,
    identity: { name: '林晓棠', idNumber: digits + residentIdCheck(digits), phone: '13900000001' },
    answers,
    materials: { identity: identity ?? [], diploma: diploma ?? [] },
    waiver: '',
  })
  const photographed = await call(uploadExamPhoto, { id, files: [fileOf(await portrait())] }, once())
  await call(applyForExam, { id, version: photographed.version }, once())
  return id
}
