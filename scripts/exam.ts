import { readFile } from 'node:fs/promises'
import { type ExamMandate, examMandateLabels, examMandates } from '#contract/exam-mandates'
import { chinaMinute, inChina } from '../server/china-time.ts'
import type { Db } from '../server/db/db.ts'
import { issueStage } from '../server/exam-imports/tickets/at-a-prompt.ts'
import { checkLists, printLists } from '../server/exam-lists/check.ts'
import { grantMandates, peopleOf, revokeMandates } from '../server/exam-office/mandates.ts'
import {
  cancelPosition,
  registrationFigures,
  review,
  waitingRegistrations,
} from '../server/exam-registrations/office.ts'
import { openRechoosing } from '../server/exam-registrations/rechoosing.ts'
import { definingOf, exportingOf } from './exam-files.ts'
import { operate, type Work } from './operator.ts'
import { seatingOf } from './seating.ts'

// npm run exam -- define <file> [--check]                 stores a recruitment as its file says (docs/exams.md); or tells what would change
// npm run exam -- export <recruitment> <folder>           a recruitment as a file again, with what can be taken along
// npm run exam -- waiting <exam>                          registrations that wait for the office, longest first
// npm run exam -- approve <number>                        lets one pass: its fee is due, or it is complete
// npm run exam -- refuse <number> <field> <reason>        refuses one; the field is section.question, photo, a material, or -
// npm run exam -- repair <number> <field> <reason>        asks for something to be mended
// npm run exam -- cancel-position <exam> <code> [reason]  cancels a position: who has paid chooses another or gets the fee back
// npm run exam -- rechoose <exam> --from <time> --to <time>  lets those choose another whose position was cancelled; 2026-06-02T09:00
// npm run exam -- figures <exam>                          how many registrations stand where, and places held
// npm run exam -- grant <exam> <phone> <mandate> …        what an organisation's account may do: prepare review second release read
// npm run exam -- revoke <exam> <phone>                   takes all of it back
// npm run exam -- people <exam>                           who may do what
// npm run exam -- list <exam> [--check]                   released lists; or reckons them anew from stored scores and compares
// npm run exam -- issue <exam> <skill|interview> <table>  writes the tickets of a later stage from an XLSX or CSV, all or none
// npm run exam -- seat <exam> [seed] [--check]            seats everybody and writes tickets; or checks the seats that are there
// Works on the embedded database under DATA_DIR (the service must be stopped) or on the server at DATABASE_URL.

async function waiting(db: Db, exam: string): Promise<string> {
  const rows = await waitingRegistrations(db, exam)
  const lines = rows.map(row => [row.number, row.position, row.since, row.is_appeal ? '申诉' : ''].join('\t'))
  return [...lines, `${rows.length} 个报名等待审核 · waiting`].join('\n')
}

async function decide(
  db: Db,
  number: string,
  command: 'approve' | 'refuse' | 'askRepair',
  reasons: Readonly<Record<string, string>> = {},
): Promise<string> {
  if (!(await review(db, { number, command, reasons }, new Date()))) {
    throw new Error(`${number} 没有等待审核 · does not wait for a review`)
  }
  const said = { approve: '已通过 · approved', refuse: '未通过 · refused', askRepair: '已要求补正 · to be mended' }
  return `${number} ${said[command]}`
}

async function cancel(db: Db, exam: string, code: string, reason: string): Promise<string> {
  const concerned = await cancelPosition(db, { exam, code, reason }, new Date())
  if (concerned === null) throw new Error(`${exam} ${code} 没有可以取消的职位 · no such position to cancel`)
  return `${exam} ${code} 已取消，涉及 ${concerned} 个报名 · cancelled`
}

async function rechoose(db: Db, exam: string, from: Date, to: Date): Promise<string> {
  const opened = await openRechoosing(db, { exam, from, to }, new Date())
  if ('obstacle' in opened) throw new Error(opened.obstacle)
  return `${exam} 改报时间 ${chinaMinute(from.getTime())} 至 ${chinaMinute(to.getTime())}，已通知 ${opened.told} 人 · told`
}

async function figures(db: Db, exam: string): Promise<string> {
  const { rounds, ...counts } = await registrationFigures(db, exam)
  const labels = {
    drafts: '草稿',
    waiting: '待审核',
    refused: '未通过',
    repairing: '待补正',
    paying: '待缴费',
    complete: '报名成功',
    deciding: '待改报',
    cancelled: '已取消',
  } as const satisfies Record<keyof typeof counts, string>
  const lines = Object.entries(counts).map(([name, count]) => `${Reflect.get(labels, name)}\t${count}`)
  const held = rounds.flatMap(({ title, seats, held }) =>
    seats === null ? [] : [`${title} 已占名额\t${held} / ${seats}`],
  )
  return [...lines, ...held].join('\n')
}

async function grant(db: Db, exam: string, phone: string, mandates: readonly ExamMandate[]): Promise<string> {
  if (!(await grantMandates(db, { exam, phone, mandates }, new Date()))) {
    throw new Error(`没有考试 ${exam}，或没有手机号为 ${phone} 的单位账号 · no such exam or organisation account`)
  }
  return `${exam} ${phone}\t${mandates.map(one => examMandateLabels[one]).join('、')} · granted`
}

async function revoke(db: Db, exam: string, phone: string): Promise<string> {
  if (!(await revokeMandates(db, exam, phone, new Date()))) {
    throw new Error(`${exam} ${phone} 没有可以收回的权限 · no mandate to take back`)
  }
  return `${exam} ${phone} 的权限已收回 · revoked`
}

async function people(db: Db, exam: string): Promise<string> {
  const rows = await peopleOf(db, exam)
  const lines = rows.map(({ name, phone, mandates }) => [phone, name, mandates.join(' ')].join('\t'))
  return [...lines, `${rows.length} 人 · people`].join('\n')
}

async function lists(db: Db, exam: string): Promise<string> {
  const lines = await printLists(db, exam)
  if (lines === null) throw new Error(`没有考试 ${exam} · there is no exam ${exam}`)
  return lines.length === 0 ? '还没有公布的名单 · no released lists' : lines.join('\n')
}

async function issue(db: Db, exam: string, stage: LaterStage, file: string): Promise<string> {
  const kind = `${stage}-tickets` as const
  const issued = await issueStage(db, { exam, kind, bytes: await readFile(file) }, new Date())
  if (issued === null) throw new Error(`没有考试 ${exam} · there is no exam ${exam}`)
  if ('faults' in issued) throw new Error(['没有写入任何内容 · nothing was written', ...issued.faults].join('\n'))
  const words = `${issued.issued} 张准考证新签发，其中 ${issued.revised} 张改签，${issued.left} 张作废`
  return `${issued.title}\n${words} · issued, of which revised; void`
}

async function listCheck(db: Db, exam: string): Promise<string> {
  const found = await checkLists(db, exam)
  if (found === null) throw new Error(`没有考试 ${exam} · there is no exam ${exam}`)
  if (found.faults.length > 0) throw new Error(found.faults.join('\n'))
  return `${found.lists} 份名单与重算结果一致 · as reckoned anew`
}

const laterStages = ['skill', 'interview'] as const
type LaterStage = (typeof laterStages)[number]

const isCheck = process.argv.includes('--check')
const [what = '', first = '', second = '', ...words] = process.argv.slice(2).filter(one => one !== '--check')
const rest = words.join(' ').trim()
// A dash stands for the registration as a whole.
const field = second === '-' ? '' : second
const isExam = /^[1-9]\d{0,11}$/.test(first)
const isPhone = /^1\d{10}$/.test(second)
const mandates = examMandates.filter(one => words.includes(one))
const isMandate = mandates.length > 0 && words.every(word => mandates.some(one => one === word))
const isNumber = /^\d{10}$/.test(first)
const stage = laterStages.find(one => one === second)

/** What follows an option, as a time of China's clocks to the minute; undefined where it is none. */
function momentAfter(option: string): Date | undefined {
  const text = process.argv[process.argv.indexOf(option) + 1] ?? ''
  const moment = new Date(`${text}:00+08:00`)
  return inChina(moment, 'YYYY-MM-DD[T]HH:mm') === text ? moment : undefined
}
const [from, to] = [momentAfter('--from'), momentAfter('--to')]

const works: Readonly<Record<string, Work | undefined>> = {
  define: definingOf({ file: [first, second, ...words].join(' ').trim(), isCheck }),
  export: isExam ? exportingOf({ recruitment: first, folder: [second, ...words].join(' ').trim() }) : undefined,
  waiting: isExam ? db => waiting(db, first) : undefined,
  approve: isNumber ? db => decide(db, first, 'approve') : undefined,
  refuse: isNumber && rest !== '' ? db => decide(db, first, 'refuse', { [field]: rest }) : undefined,
  repair: isNumber && rest !== '' ? db => decide(db, first, 'askRepair', { [field]: rest }) : undefined,
  'cancel-position': isExam && second !== '' ? db => cancel(db, first, second, rest) : undefined,
  rechoose: isExam && from && to ? db => rechoose(db, first, from, to) : undefined,
  grant: isExam && isPhone && isMandate ? db => grant(db, first, second, mandates) : undefined,
  revoke: isExam && isPhone ? db => revoke(db, first, second) : undefined,
  people: isExam ? db => people(db, first) : undefined,
  list: isExam ? db => (isCheck ? listCheck : lists)(db, first) : undefined,
  seat: seatingOf({ exam: first, seed: second, isCheck }),
  issue: isExam && stage && rest !== '' ? db => issue(db, first, stage, rest) : undefined,
  figures: isExam ? db => figures(db, first) : undefined,
}

const usage =
  'define <file> [--check] | export <recruitment> <folder> | waiting <exam> | approve <number> | refuse <number> <field> <reason> | repair <number> <field> <reason> | cancel-position <exam> <code> [reason] | rechoose <exam> --from <time> --to <time> | grant <exam> <phone> <mandate> … | revoke <exam> <phone> | people <exam> | figures <exam> | list <exam> [--check] | seat <exam> [seed] [--check] | issue <exam> <skill|interview> <table>'
await operate(works[what], `npm run exam -- ${usage}`)
