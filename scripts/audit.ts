import { type Broken, type Fault, removeSealed, verifyAudit } from '../server/audit/index.ts'
import { secondsAfter } from '../server/clock.ts'
import type { Db } from '../server/db/db.ts'
import { readSettings } from '../server/settings.ts'
import { operate, type Work } from './operator.ts'

// npm run audit -- verify               whether the audit log is as it was sealed; names the first range that is not
// npm run audit -- remove <YYYY-MM-DD>  removes what was sealed before that day in China; the rest stays verifiable
// Works on the embedded database under DATA_DIR (the service must be stopped) or on the server at DATABASE_URL, with the
// key in DATA_DIR/audit-key.

/** Whoever runs a network keeps its logs for six months at least (Cybersecurity Law, article 21). */
const KEPT_DAYS = 190

const said: Readonly<Record<Fault, string>> = {
  rows: '有行被改、删或插入 · rows were changed, deleted or put in',
  seal: '封存记录被改 · the seal was changed',
  gap: '此前的封存记录缺失 · a seal before it is missing',
  key: '由另一把密钥封存，这里的 audit-key 无法核对 · sealed with another key than DATA_DIR/audit-key',
  end: '末尾的封存记录缺失；若刚恢复了较早的备份，请移走 DATA_DIR/audit-head · the last seals are missing; after restoring an older backup, move DATA_DIR/audit-head away',
}

const namedRange = ({ number, after_id, last_id }: Broken) =>
  after_id === last_id
    ? `第 ${number} 段 · range ${number}`
    : `第 ${number} 段（${after_id + 1}–${last_id}）· range ${number}`

async function verify(db: Db): Promise<string> {
  const { seals, rows, unsealed, broken } = await verifyAudit(db, readSettings(process.env).dataDir)
  if (broken)
    throw new Error(`审计日志不完整 · the audit log does not hold: ${namedRange(broken)}: ${said[broken.fault]}`)
  return `审计日志完整 · whole: ${seals} 段 · ranges, ${rows} 行 · rows, 另有 ${unsealed} 行尚未封存 · not sealed yet`
}

async function remove(db: Db, day: string): Promise<string> {
  const [before, now] = [new Date(`${day}T00:00:00+08:00`), new Date()]
  if (Number.isNaN(before.getTime())) throw new Error('日期应为 YYYY-MM-DD · the day must be YYYY-MM-DD')
  if (before > secondsAfter(now, -KEPT_DAYS * 86_400)) {
    throw new Error(`日志至少保留 ${KEPT_DAYS} 天 · the log is kept for ${KEPT_DAYS} days at least`)
  }
  const rows = await removeSealed(db, readSettings(process.env).dataDir, before, now)
  return `已删除 ${rows} 行，封存记录保留 · rows removed, their seals stay`
}

const [what = '', day = ''] = process.argv.slice(2)
const works: Readonly<Record<string, Work | undefined>> = {
  verify,
  remove: day === '' ? undefined : db => remove(db, day),
}

await operate(works[what], 'npm run audit -- verify | remove <YYYY-MM-DD>')
