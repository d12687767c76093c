import type { Page } from 'playwright/test'
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
import { type Call, newSeeker, wireOf } from './applicants.ts'
import { type Candidate, openToAll, portrait } from './exam-form.ts'
import { signIn } from './people.ts'
import { photo } from './pictures.ts'
import { tokenOf } from './wire.ts'

const fileOf = ({ name, mimeType, buffer }: { name: string; mimeType: string; buffer: Buffer }) =>
  new File([new Uint8Array(buffer)], name, { type: mimeType })

/** The number that stands in these forms, which text messages about them go to. */
export const contact = '13900000001'

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

/** Writes all that an exam asks, past the pages of its form; the registration and the version that may be sent. */
export async function writtenBy(call: Call, { exam, name, digits }: Omit<Candidate, 'phone'>) {
  const { list } = await call(listExamPositions, { exam, t: openToAll })
  const position = list[0]?.id ?? ''
  const signed = { version: '2026-1', signedName: name, read: true, sensitive: true } as const
  const { id } = await call(beginRegistration, { round: exam, position, ...signed })
  const [identity, diploma] = [
    await call(uploadFile, { files: [fileOf(await photo())] }),
    await call(uploadFile, { files: [fileOf(await photo())] }),
  ]
  const { version } = await call(registrationInfo, { id })
  await call(saveRegistration, {
    id,
    version,
    position,
    identity: { name, idNumber: digits + residentIdCheck(digits), phone: contact },
    answers,
    materials: { identity: [identity.id], diploma: [diploma.id] },
    waiver: '',
  })
  const photographed = await call(uploadExamPhoto, { id, files: [fileOf(await portrait())] })
  return { id, version: photographed.version }
}

/** Somebody new who has sent a registration, past all pages: their number, how they call, the registration's id. */
export async function registered(origin: string, candidate: Omit<Candidate, 'phone'>) {
  const { phone, call } = await newSeeker(origin)
  const written = await writtenBy(call, candidate)
  await call(applyForExam, written)
  return { ...candidate, phone, call, id: written.id }
}

export type Registered = Awaited<ReturnType<typeof registered>>

/** Somebody who signs in and has sent a registration for an exam, past the pages of its form; gives its id. */
export async function applicant(page: Page, exam: string, phone: string, digits: string): Promise<string> {
  await page.goto('/user/login?redirectUri=/exam/mine')
  await signIn(page, phone)
  await page.waitForURL(({ pathname }) => pathname === '/exam/mine')
  const token = await tokenOf(page)
  const call = wireOf(new URL(page.url()).origin, () => token)
  const written = await writtenBy(call, { exam, name: '林晓棠', digits })
  await call(applyForExam, written)
  return written.id
}
