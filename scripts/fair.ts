import { type FairMandate, fairMandateLabels, fairMandates } from '#contract/fair-mandates'
import type { Db } from '../server/db/db.ts'
import type { MandateScope } from '../server/fair-office/mandate-queries.ts'
import {
  grantFairMandates,
  listCityPeople,
  listFairPeople,
  revokeFairMandates,
} from '../server/fair-office/mandates.ts'
import { operate, type Work } from './operator.ts'

// npm run fair -- grant <fair> <phone> <mandate> …       what an organisation's account may do: organise supervise steward
// npm run fair -- revoke <fair> <phone>                  takes all of it back
// npm run fair -- people <fair>                          who may do what
// <fair> is the number of a fair, or city:<code> for all fairs of a city: city:360100, city:360000 for the province.
// Works on the embedded database under DATA_DIR (the service must be stopped) or on the server at DATABASE_URL.

interface Named {
  readonly scope: MandateScope
  readonly name: string
}

async function grant(db: Db, { scope, name }: Named, phone: string, mandates: readonly FairMandate[]): Promise<string> {
  if (!(await grantFairMandates(db, scope, { phone, mandates }, new Date()))) {
    throw new Error(`没有招聘会 ${name}，或没有手机号为 ${phone} 的单位账号 · no such fair or organisation account`)
  }
  return `${name} ${phone}\t${mandates.map(one => fairMandateLabels[one]).join('、')} · granted`
}

async function revoke(db: Db, { scope, name }: Named, phone: string): Promise<string> {
  if (!(await revokeFairMandates(db, scope, phone, new Date()))) {
    throw new Error(`${name} ${phone} 没有可以收回的权限 · no mandate to take back`)
  }
  return `${name} ${phone} 的权限已收回 · revoked`
}

async function people(db: Db, { scope }: Named): Promise<string> {
  const rows = await ('fair' in scope ? listFairPeople(db, scope.fair) : listCityPeople(db, scope.city))
  const lines = rows.map(({ name, phone, mandates, is_city }) =>
    [phone, name, mandates.join(' '), is_city ? '全市' : ''].join('\t').trimEnd(),
  )
  return [...lines, `${rows.length} 人 · people`].join('\n')
}

const [what = '', first = '', phone = '', ...words] = process.argv.slice(2)

function namedBy(text: string): Named | undefined {
  const city = /^city:(36\d{4})$/.exec(text)?.[1]
  if (city !== undefined) return { scope: { city }, name: text }
  return /^[1-9]\d{0,11}$/.test(text) ? { scope: { fair: text }, name: text } : undefined
}

const named = namedBy(first)
const isPhone = /^1\d{10}$/.test(phone)
const mandates = fairMandates.filter(one => words.includes(one))
const isMandate = mandates.length > 0 && words.every(word => mandates.some(one => one === word))

const works: Readonly<Record<string, Work | undefined>> = {
  grant: named && isPhone && isMandate ? db => grant(db, named, phone, mandates) : undefined,
  revoke: named && isPhone ? db => revoke(db, named, phone) : undefined,
  people: named ? db => people(db, named) : undefined,
}

await operate(
  works[what],
  'npm run fair -- grant <fair|city:code> <phone> <mandate> … | revoke <fair|city:code> <phone> | people <fair|city:code>',
)
