import { randomInt } from 'node:crypto'
import { expect, type Page } from 'playwright/test'
import { applyToJob } from '#contract/applications'
import { addJob, getOwnJob, updateJob, updateJobStatus } from '#contract/employer'
import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint'
import { emptySections, type SectionChange } from '#contract/resume-sections'
import { createResume, saveResumeSection } from '#contract/resumes'
import { createCaptcha, registerMember, sendSms } from '#contract/sign-in'
import { v4 } from '#platform/id'
import { createTransport } from '#platform/transport'
import { accounts, answerTo, freshPhone, lastCode } from './people.ts'
import { tokenOf } from './wire.ts'

/** Makes calls as somebody with a network address of their own. */
export function wireOf(origin: string, token: () => string | null) {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
  const transport = createTransport({
    origin,
    readToken: token,
    isSignedIn: () => token() !== null,
    notify: () => undefined,
    onSignInAgain: () => undefined,
    fetch: (input, init) => {
      const request = new Request(input, init)
      request.headers.set('X-Forwarded-For', address)
      return fetch(request)
    },
  })
  return <E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<OutputOf<E>> =>
    transport.call(endpoint, input, { idempotencyKey: v4() })
}

const sectionsOf = (name: string, phone: string): SectionChange[] => [
  {
    section: 'basic',
    data: {
      ...emptySections().basic,
      name,
      phone,
      sex: '1',
      birthday: '1996-02-29',
      city: '360702',
      experience: '5',
      education: '70',
    },
  },
  {
    section: 'intention',
    data: { categories: ['30101'], cities: ['360700'], wage: '3', nature: '1', arrival: '1' },
  },
  {
    section: 'education',
    data: [{ school: '江西示例大学', major: '会计学', education: '70', from: '2014-09', to: '2018-06', remark: '' }],
  },
  { section: 'skills', data: [{ name: '金税系统', remark: '' }] },
]

export type Call = ReturnType<typeof wireOf>

/** Somebody new who has registered with the portal: their number, and how they call. */
export async function newSeeker(origin: string): Promise<{ phone: string; call: Call }> {
  let token: string | null = null
  const phone = freshPhone()
  const call = wireOf(origin, () => token)
  const question = await call(createCaptcha, { kind: 'question' })
  const captcha = { id: question.id, answer: answerTo(question.content) }
  await call(sendSms, { phone, purpose: 'register', userType: 2, captcha })
  const { password } = accounts
  const signedIn = await call(registerMember, { phone, code: await lastCode(phone), password, consent: true })
  token = signedIn.access_token
  return { phone, call }
}

/** Writes a whole resume; its id. */
export async function writeResume(call: Call, name: string, phone: string): Promise<string> {
  const { id, version } = await call(createResume, { title: '我的简历' })
  for (const [step, change] of sectionsOf(name, phone).entries()) {
    await call(saveResumeSection, { id, version: version + step, change })
  }
  return id
}

/** Somebody new registers, writes a resume and sends it to each of the jobs. */
async function applyAsNew(origin: string, name: string, jobIds: readonly string[]) {
  const { phone, call } = await newSeeker(origin)
  const resumeId = await writeResume(call, name, phone)
  for (const jobId of jobIds) await call(applyToJob, { jobId, resumeId })
}

/** More postings like one that the employer on this page has published; gives the ids of all, that one first. */
export async function publishMore(page: Page, jobId: string, count: number): Promise<string[]> {
  const token = await tokenOf(page)
  const call = wireOf(new URL(page.url()).origin, () => token)
  const ids = [jobId]
  const { draft } = await call(getOwnJob, { id: jobId })
  for (let number = 2; ids.length < count; number += 1) {
    const { id, version } = await call(addJob, { draft: {}, copyOf: jobId })
    await call(updateJob, { id, version, draft: { ...draft, title: `${draft.title}${number}` } })
    await call(updateJobStatus, { id, state: 'valid' })
    ids.push(id)
  }
  return ids
}

/** So many people who are nobody else, each of whom applies to all these jobs. */
export async function applicants(page: Page, count: number, jobIds: readonly string[]) {
  const { origin } = new URL(page.url())
  const surnames = [...'赵钱孙李周吴郑王冯陈']
  const figures = [...'一二三四五六七八九十']
  const nameOf = (number: number) => `${surnames[number % 10]}应聘${figures[Math.floor(number / 10) % 10]}`
  for (let first = 0; first < count; first += 5) {
    const names = Array.from({ length: Math.min(5, count - first) }, (_, place) => first + place)
    await Promise.all(names.map(number => applyAsNew(origin, nameOf(number), jobIds)))
  }
  expect(count).toBeGreaterThan(0)
}
