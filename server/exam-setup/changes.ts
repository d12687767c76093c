import type { ExamFile } from './exam-file.ts'
import { writtenMoment } from './moments.ts'
import type { NoticeFile, RecruitmentFile } from './recruitment-file.ts'
import type { Bound, Stored } from './stored.ts'

/** Something of a file that differs from what is stored: its dotted path in the file, what it belongs to, and how it changes. */
export interface Change {
  readonly path: string
  /** For example 考试 2027101. */
  readonly of: string
  /** In words, with both values where they are short. */
  readonly words: string
}

/** What must not change any more, and why. */
export interface Obstacle {
  readonly path: string
  readonly message: string
}

type Freeze = 'opened' | 'closed' | 'ticketed' | 'past'

interface Part {
  readonly label: string
  /** From when on it stands fast; without, it may always be mended. */
  readonly freeze?: Freeze
}

const parts: Readonly<Record<string, Part>> = {
  kind: { label: '类别' },
  title: { label: '名称' },
  summary: { label: '简介' },
  rules: { label: '规则' },
  organiser: { label: '组织单位' },
  phone: { label: '咨询电话' },
  city: { label: '城市', freeze: 'opened' },
  year: { label: '年份', freeze: 'opened' },
  published: { label: '发布时间', freeze: 'past' },
  trusting: { label: '诚信报名', freeze: 'opened' },
  overdue: { label: '审核逾期', freeze: 'closed' },
  leastRatio: { label: '开考比例', freeze: 'ticketed' },
  healthQuestions: { label: '健康信息', freeze: 'closed' },
  entryMinutes: { label: '提前入场', freeze: 'ticketed' },
  disciplineRule: { label: '违纪处理规定', freeze: 'ticketed' },
  'register.opens': { label: '报名开始', freeze: 'past' },
  'register.closes': { label: '报名截止', freeze: 'opened' },
  'register.review': { label: '审核截止', freeze: 'opened' },
  'register.waiver': { label: '减免申请截止', freeze: 'opened' },
  'register.pay': { label: '缴费截止', freeze: 'opened' },
  'register.grace': { label: '宽限', freeze: 'opened' },
  'register.seats': { label: '名额' },
  'register.feePerPaper': { label: '每科考试费', freeze: 'opened' },
  'register.photo': { label: '照片要求', freeze: 'opened' },
  'register.form': { label: '报名表', freeze: 'closed' },
  'register.materials': { label: '材料', freeze: 'closed' },
  'register.commitment': { label: '承诺书', freeze: 'opened' },
  'register.waivers': { label: '减免', freeze: 'opened' },
  papers: { label: '科目', freeze: 'ticketed' },
  'tickets.from': { label: '开始打印准考证', freeze: 'ticketed' },
  'tickets.until': { label: '准考证打印截止', freeze: 'past' },
  scores: { label: '公布成绩', freeze: 'past' },
  recheck: { label: '复核申请截止', freeze: 'past' },
  closes: { label: '结束', freeze: 'past' },
}

/** What a longer window moves: there is a way for it that tells those whom it concerns. */
const LONGER = new Set(['register.closes', 'register.review', 'register.waiver', 'register.pay'])

const isPlain = (value: unknown) => value === null || ['string', 'number', 'boolean'].includes(typeof value)

/** JSON with the names of objects in order: the database keeps them in its own. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )

const isSame = (one: unknown, other: unknown) => canonical(one) === canonical(other)

/** An exam's parts by dotted name. */
function partsOf({ id: _, register, tickets, ...own }: ExamFile): ReadonlyMap<string, unknown> {
  const inner = (name: string, part: object) =>
    Object.entries(part).map(([key, value]) => [`${name}.${key}`, value] as const)
  return new Map<string, unknown>([
    ...Object.entries(own),
    ...inner('register', register),
    ...inner('tickets', tickets),
  ])
}

const told = (name: string, before: unknown, after: unknown) => {
  const label = parts[name]?.label ?? name
  return isPlain(before) && isPlain(after) ? `${label} ${before ?? '不限'} → ${after ?? '不限'}` : `${label}已改`
}

const reasons = {
  opened: '报名已经开始，不能更改',
  closed: '报名已经截止，不能更改',
  ticketed: '准考证已经签发或者开始打印，不能更改',
  past: '时间已过，不能更改',
} as const satisfies Record<Freeze, string>

function isFrozen(freeze: Freeze, stored: ExamFile, before: unknown, { hasTickets }: Bound, now: string): boolean {
  switch (freeze) {
    case 'opened':
      return stored.register.opens <= now
    case 'closed':
      return stored.register.closes <= now
    case 'ticketed':
      return hasTickets || stored.tickets.from <= now
    case 'past':
      return String(before) <= now
  }
}

interface Compared {
  readonly changes: readonly Change[]
  readonly obstacles: readonly Obstacle[]
}

const FREE: Bound = { held: 0, hasTickets: false }

function compareExam(at: string, stored: ExamFile, wanted: ExamFile, bound: Bound, now: string): Compared {
  const before = partsOf(stored)
  const changes: Change[] = []
  const obstacles: Obstacle[] = []
  for (const [name, value] of partsOf(wanted)) {
    const was = before.get(name)
    if (isSame(was, value)) continue
    const path = `${at}.${name}`
    changes.push({ path, of: `考试 ${wanted.id}`, words: told(name, was, value) })
    const { freeze, label } = parts[name] ?? { label: name }
    if (freeze && isFrozen(freeze, stored, was, bound, now)) {
      const hint = LONGER.has(name) ? '；要延长请在考试工作台办理，会通知考生' : ''
      obstacles.push({ path, message: `${label}：${reasons[freeze]}${hint}` })
    }
  }
  const { seats } = wanted.register
  if (seats !== null && seats < bound.held)
    obstacles.push({ path: `${at}.register.seats`, message: `名额不能少于已经占用的 ${bound.held} 个` })
  return { changes, obstacles }
}

/** What of a notice people have read: it changes with a correction alone, which says what it said before. */
const readOf = ({ title, html, city }: NoticeFile) => ({ title, html, city })

function compareNotice(at: string, stored: NoticeFile, wanted: NoticeFile, now: string): Compared {
  const isOut = stored.published <= now
  const obstacles: Obstacle[] = []
  if (isOut && wanted.published !== stored.published)
    obstacles.push({ path: `${at}.published`, message: '公告已经发布，不能更改发布时间' })
  if (isOut && !isSame(readOf(stored), readOf(wanted)) && wanted.corrections.length <= stored.corrections.length)
    obstacles.push({ path: at, message: '公告已经发布，改动要在 corrections 里写明更正前后的内容' })
  if (!stored.corrections.every(one => wanted.corrections.some(other => isSame(one, other))))
    obstacles.push({ path: `${at}.corrections`, message: '已有的更正不能改动或者删除' })
  return {
    changes: isSame(stored, wanted) ? [] : [{ path: at, of: `公告 ${wanted.id}`, words: '已改' }],
    obstacles,
  }
}

function compareTheme(stored: RecruitmentFile, wanted: RecruitmentFile, now: string): Compared {
  const changes: Change[] = []
  const obstacles: Obstacle[] = []
  for (const name of ['kind', 'title', 'summary', 'organiser', 'phone', 'published', 'rules'] as const) {
    if (isSame(stored[name], wanted[name])) continue
    changes.push({ path: name, of: `招聘项目 ${wanted.id}`, words: told(name, stored[name], wanted[name]) })
    if (name === 'published' && stored.published <= now)
      obstacles.push({ path: name, message: `发布时间：${reasons.past}` })
    if (name === 'rules' && stored.exams.some(exam => exam.scores <= now))
      obstacles.push({ path: name, message: '已有考试公布成绩，规则不能更改' })
  }
  return { changes, obstacles }
}

const added = (path: string, of: string, words: string): Compared => ({ changes: [{ path, of, words }], obstacles: [] })

/**
 * How a file differs from what is stored, and what of that may not be any more. Exams and notices that the file does not name
 * are left as they are; `stored` is undefined where the recruitment is new.
 */
export function compare(stored: Stored | undefined, wanted: RecruitmentFile, at: Date): Compared {
  const now = writtenMoment(at)
  const exams = new Map(stored?.recruitment.exams.map(exam => [exam.id, exam]))
  const notices = new Map(stored?.recruitment.notices.map(notice => [notice.id, notice]))
  const all = [
    stored ? compareTheme(stored.recruitment, wanted, now) : added('', `招聘项目 ${wanted.id}`, '新增'),
    ...wanted.exams.map((exam, place) => {
      const was = exams.get(exam.id)
      const path = `exams.${place}`
      if (!was) return added(path, `考试 ${exam.id}`, `新增：${exam.title}`)
      return compareExam(path, was, exam, stored?.bound.get(exam.id) ?? FREE, now)
    }),
    ...wanted.notices.map((notice, place) => {
      const was = notices.get(notice.id)
      const path = `notices.${place}`
      return was ? compareNotice(path, was, notice, now) : added(path, `公告 ${notice.id}`, `新增：${notice.title}`)
    }),
  ]
  return { changes: all.flatMap(one => one.changes), obstacles: all.flatMap(one => one.obstacles) }
}
