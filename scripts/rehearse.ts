import { parseArgs } from 'node:util'
import { type Db, quietLogger } from '../server/db/db.ts'
import { migrate } from '../server/db/migrate.ts'
import { openDb } from '../server/db/open.ts'
import { readSettings, type Settings } from '../server/settings.ts'
import { clear, prepare, type Rehearsal } from './rehearse/copy.ts'
import { startOwnService } from './rehearse/own-service.ts'
import { type Played, play } from './rehearse/play.ts'
import { isLost, liveLine, table } from './rehearse/words.ts'

// npm run rehearse -- <fair> [--visitors 200] [--recruiters 20] [--seconds 60] [--pace 4] [--origin http://localhost:4000]
// npm run rehearse -- clear          takes away what a rehearsal that broke off has left
// Plays visitors and recruiters at a copy of a fair on line, marked 【演练】 and hidden, and takes all of it away afterwards.
// With DATABASE_URL it plays against the service that runs (--origin, once for each copy of it); the embedded database is
// served by the rehearsal itself, and the service must be stopped. Ends with 1 where a number or a line was lost.

const USAGE =
  'npm run rehearse -- <fair> [--visitors n] [--recruiters n] [--seconds n] [--pace n] [--origin url] … | clear'
const MOST_SECONDS = 3_600

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    visitors: { type: 'string' },
    recruiters: { type: 'string' },
    seconds: { type: 'string', default: '60' },
    pace: { type: 'string' },
    origin: { type: 'string', multiple: true, default: [] },
  },
})

const isCount = (text: string | undefined) => text === undefined || /^[1-9]\d{0,3}$/.test(text)
const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text))

async function withDb<Result>(settings: Settings, work: (db: Db) => Promise<Result>): Promise<Result> {
  const { databaseUrl, dataDir } = settings
  const db = await openDb({ databaseUrl, dataDir, logger: quietLogger })
  try {
    await migrate(db, { logger: quietLogger })
    return await work(db)
  } finally {
    await db.close()
  }
}

/** Shows one line that changes; where nobody watches, every fifth. */
function liveTelling() {
  let turn = 0
  return (line: string) => {
    turn += 1
    if (process.stderr.isTTY) process.stderr.write(`\r\u001b[2K${line}`)
    else if (turn % 5 === 0) process.stderr.write(`${line}\n`)
  }
}

/** Rejects when the operator breaks off: what was made is taken away all the same. */
function brokenOff(): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => reject(new Error('演练已中断 · broken off')))
  promise.catch(() => undefined)
  return promise
}

async function playThere({ title, day }: Rehearsal, origins: readonly string[], ending: Promise<never>) {
  const seconds = Number(values.seconds)
  const { visitors, booths } = day
  const pace = numberOf(values.pace) ?? Math.max(1, Math.round(booths.length / 5))
  process.stderr.write(
    `【演练】${title}：${visitors.length} 位访客，${booths.length} 位招聘人员，来人和交流各 ${seconds} 秒 · rehearsing\n`,
  )
  const live = liveTelling()
  const playing = play(day, { origins, seconds, pace, tell: crowd => live(liveLine(crowd, visitors.length)) })
  const played = await Promise.race([playing, ending])
  if (process.stderr.isTTY) process.stderr.write('\n')
  return played
}

async function rehearse(fair: string): Promise<Played> {
  const settings = readSettings(process.env)
  const isServed = settings.databaseUrl !== undefined
  if (settings.publicOrigin !== undefined)
    throw new Error('设了 PUBLIC_ORIGIN 的公开服务不能演练 · a public service is no place for a rehearsal')
  if (!isServed && values.origin.length > 0)
    throw new Error('嵌入式数据库由演练自己提供服务，不能指定 --origin · --origin needs DATABASE_URL')
  const wanted = {
    visitors: numberOf(values.visitors),
    recruiters: numberOf(values.recruiters),
    seconds: Number(values.seconds),
  }
  const ending = brokenOff()
  const rehearsal = await withDb(settings, db => prepare(db, fair, wanted))
  try {
    if (isServed) {
      const origins = values.origin.length > 0 ? values.origin : [`http://localhost:${settings.port}`]
      return await playThere(rehearsal, origins, ending)
    }
    const service = await startOwnService()
    try {
      return await playThere(rehearsal, [service.origin], ending)
    } finally {
      await service.stop()
    }
  } finally {
    await withDb(settings, clear)
  }
}

async function run([what = '']: readonly string[]): Promise<void> {
  if (what === 'clear') {
    await withDb(readSettings(process.env), clear)
    process.stdout.write('演练留下的内容已清除 · cleared\n')
    return
  }
  const played = await rehearse(what)
  process.stdout.write(`${table(played)}\n`)
  if (isLost(played)) process.exitCode = 1
}

const counts = [values.visitors, values.recruiters, values.seconds, values.pace]
const isUnderstood =
  positionals.length === 1 &&
  /^(clear|[1-9]\d{0,10})$/.test(positionals[0] ?? '') &&
  counts.every(isCount) &&
  Number(values.seconds) <= MOST_SECONDS &&
  values.origin.every(origin => URL.canParse(origin) && new URL(origin).origin === origin)

if (isUnderstood) {
  try {
    await run(positionals)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  }
  // Whoever still waits for an answer after a break does not keep the command.
  process.exit()
} else {
  process.stderr.write(`用法 · usage: ${USAGE}\n`)
  process.exitCode = 2
}
