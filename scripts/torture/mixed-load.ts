import { setTimeout as delay } from 'node:timers/promises'
import sharp from 'sharp'
import { listOwnApplications } from '#contract/applications'
import { deleteFile, uploadFile } from '#contract/files'
import { jobDetail, listJobs } from '#contract/jobs'
import { getResume, listResumes, saveResumeSection } from '#contract/resumes'
import { loginCompany, loginMember } from '#contract/sign-in'
import { samplePassword as password, sampleAccounts } from '../../server/db/sample/accounts.ts'
import type { Answered, Wire } from './wire.ts'

/** Requests a second, whatever the service does. */
const RATE = 20
const KEYWORDS = ['会计', '教师', '护士', '软件', '南昌', '司机', '销售', '']
const ADDRESSES = 500

/** One request: when it was answered, in milliseconds since the load began, and after how long. */
export interface Request {
  readonly at: number
  readonly took: number
}

export interface Load {
  readonly requests: readonly Request[]
  /** What went wrong: status and code, or why there was no answer, and how often. */
  readonly faults: ReadonlyMap<string, number>
  stop(): Promise<void>
}

interface Person {
  readonly token: string
  readonly ip: string
}

const ipOf = (turn: number) => `198.51.${100 + (Math.floor(turn / 250) % (ADDRESSES / 250))}.${1 + (turn % 250)}`

const dataOf = ({ body }: Answered) => Object(body).data

/** What people do here, as many of each as of the others by `mix`. */
async function prepare(wire: Wire) {
  const people: Person[] = []
  for (const [at, { phone, userType }] of sampleAccounts.entries()) {
    const { body } = await wire.call(
      userType === 2 ? loginMember : loginCompany,
      { way: 'password', phone, password },
      ipOf(at),
    )
    people.push({ token: Object(body).access_token, ip: ipOf(at) })
  }
  const [seeker = { token: '', ip: '' }] = people
  const { token, ip } = seeker
  const resumeId: string = dataOf(await wire.call(listResumes, {}, ip, { token })).list[0].id
  const jobs = dataOf(await wire.call(listJobs, { pageSize: 50 }, ip)).list.map(({ id }: { id: string }) => id)
  const picture = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#369' } })
    .jpeg()
    .toBuffer()
  const jobOf = (turn: number): string => jobs[turn % jobs.length]

  return {
    search: (turn: number) =>
      wire.call(
        listJobs,
        { t: KEYWORDS[turn % KEYWORDS.length] ?? '', page: 1 + (turn % 9), pageSize: 20 },
        ipOf(turn),
      ),
    detail: (turn: number) => wire.call(jobDetail, { id: jobOf(turn) }, ipOf(turn)),
    home: (turn: number) => wire.page('/', ipOf(turn)),
    jobPage: (turn: number) => wire.page(`/job-details/${jobOf(turn)}`, ipOf(turn)),
    signIn: (turn: number) =>
      wire.call(loginMember, { way: 'password', phone: sampleAccounts[0].phone, password }, ipOf(turn)),
    list: () => wire.call(listOwnApplications, {}, ip, { token }),
    async save(turn: number) {
      const { version, sections } = dataOf(await wire.call(getResume, { id: resumeId }, ip, { token }))
      const text = `${sections.evaluation.text.slice(0, 200)}${turn % 10}`
      const change = { section: 'evaluation' as const, data: { text } }
      return wire.call(saveResumeSection, { id: resumeId, version, change }, ip, { token })
    },
    async upload(turn: number) {
      const { token, ip } = people[Math.floor(turn / 200) % people.length] ?? seeker
      const files = [new File([new Uint8Array(picture)], 'a.jpg', { type: 'image/jpeg' })]
      const uploaded = await wire.call(uploadFile, { files }, ip, { token })
      if (uploaded.status !== 200) return uploaded
      return wire.call(deleteFile, { id: dataOf(uploaded).id }, ip, { token })
    },
  }
}

type Actions = Awaited<ReturnType<typeof prepare>>

/** Every tenth turn opens the home page, every fortieth signs in, every two-hundredth uploads: within hourly limits. */
function actionAt(turn: number): keyof Actions {
  if (turn % 200 === 199) return 'upload'
  if (turn % 40 === 7) return 'signIn'
  if (turn % 20 === 3) return 'save'
  if (turn % 20 === 13) return 'list'
  if (turn % 10 === 0) return 'home'
  if (turn % 10 === 5) return 'jobPage'
  return turn % 2 === 0 ? 'search' : 'detail'
}

const faultIn = (action: string, { status, body }: Answered): string | undefined => {
  const { code = status } = Object(body)
  return status === 200 && code === 200 ? undefined : `${action}: ${status}, code ${code}`
}

/** Sends requests at a steady rate, as people do who search, read, sign in, write their resume and attach pictures. */
export async function startLoad(wire: Wire): Promise<Load> {
  const actions = await prepare(wire)
  const requests: Request[] = []
  const faults = new Map<string, number>()
  const underWay = new Set<Promise<void>>()
  const note = (fault: string | undefined) => {
    if (fault !== undefined) faults.set(fault, (faults.get(fault) ?? 0) + 1)
  }
  const began = performance.now()
  const send = async (turn: number) => {
    const action = actionAt(turn)
    try {
      const answer = await actions[action](turn)
      requests.push({ at: performance.now() - began, took: answer.took })
      note(faultIn(action, answer))
    } catch (error) {
      note(`${action}: ${error instanceof Error ? error.message : error}`)
    }
  }
  let isOver = false
  const run = async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const sending = send(turn)
      underWay.add(sending)
      void sending.then(() => underWay.delete(sending))
      await delay(Math.max(0, began + ((turn + 1) * 1_000) / RATE - performance.now()))
    }
  }
  const running = run()
  return {
    requests,
    faults,
    async stop() {
      isOver = true
      await running
      await Promise.all(underWay)
    },
  }
}
