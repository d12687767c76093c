import { labelOf } from '#contract/reference/lookup'
import { reportReasons } from '#contract/report-fields'
import { chinaMinute } from '../server/china-time.ts'
import type { Db } from '../server/db/db.ts'
import { dismiss, dueOn, readReport, uphold, waitingReports } from '../server/reports/office.ts'
import { operate, type Work } from './operator.ts'

// npm run reports -- list                       reports of postings that wait, oldest first, with the day by which they are due
// npm run reports -- show <ticket>              one of them whole; each look is written to the audit log
// npm run reports -- uphold <ticket> <reason>   takes the posting down for good and answers all reports of it that wait
// npm run reports -- dismiss <ticket> <reason>  finds nothing wrong; whoever reported is told why
// Both sides read the reason of an upheld report: it names nobody. Works on the embedded database under DATA_DIR (the service
// must be stopped) or on the server at DATABASE_URL.

const states = { received: '等待处理', upheld: '已查实', dismissed: '没有发现违规' } as const

const minute = (at: string) => chinaMinute(Date.parse(at))

async function list(db: Db): Promise<string> {
  const rows = await waitingReports(db, new Date())
  const lines = rows.map(row =>
    [
      row.ticket,
      `${row.dueOn} 到期`,
      row.overdue ? '已超期' : '',
      labelOf(reportReasons, row.reason),
      `${row.title}（${row.company}）`,
      `该职位 ${row.together} 份`,
    ].join('\t'),
  )
  return [...lines, `${rows.length} 份举报等待处理 · waiting`].join('\n')
}

async function show(db: Db, ticket: string): Promise<string> {
  const row = await readReport(db, ticket, new Date())
  if (!row) throw new Error(`没有编号为 ${ticket} 的举报 · no such report`)
  return [
    `编号\t${row.ticket}`,
    `状态\t${states[row.state]}`,
    `举报时间\t${minute(row.created_at)}，${dueOn(row.created_at)} 到期`,
    `职位\t${row.title}（编号 ${row.job_id}）`,
    `单位\t${row.company}（${row.credit_code}）`,
    `原因\t${labelOf(reportReasons, row.reason)}`,
    `说明\t${row.detail || '（没有填写）'}`,
    ...(row.handled_at === null ? [] : [`答复\t${minute(row.handled_at)} ${row.answer}`]),
    ...row.beside.map(one => `同一职位\t${one.ticket} ${states[one.state]} ${labelOf(reportReasons, one.reason)}`),
  ].join('\n')
}

const notWaiting = (ticket: string) => new Error(`没有编号为 ${ticket} 的举报等待处理 · no such report waits`)

async function upheld(db: Db, ticket: string, reason: string): Promise<string> {
  const tickets = await uphold(db, ticket, reason, new Date())
  if (tickets.length === 0) throw notWaiting(ticket)
  return `职位已下架，${tickets.join('、')} 已答复 · upheld`
}

async function dismissed(db: Db, ticket: string, reason: string): Promise<string> {
  if (!(await dismiss(db, ticket, reason, new Date()))) throw notWaiting(ticket)
  return `${ticket} 已答复 · dismissed`
}

const [what = '', ticket = '', ...words] = process.argv.slice(2)
const reason = words.join(' ').trim()

const works: Readonly<Record<string, Work | undefined>> = {
  list,
  show: ticket === '' ? undefined : db => show(db, ticket),
  uphold: ticket === '' || reason === '' ? undefined : db => upheld(db, ticket, reason),
  dismiss: ticket === '' || reason === '' ? undefined : db => dismissed(db, ticket, reason),
}

const usage = 'list | show <ticket> | uphold <ticket> <reason> | dismiss <ticket> <reason>'
await operate(works[what], `npm run reports -- ${usage}`)
