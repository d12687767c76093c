import { Hono } from 'hono'
import { codes } from '#contract/codes'
import type { Clock } from '../../clock.ts'
import { unixSeconds } from '../../clock.ts'
import type { Db, Queryable } from '../../db/db.ts'
import type { Settings } from '../../settings.ts'
import { faultAnswer } from '../answer.ts'
import { authenticate, bearerOf } from '../auth.ts'
import { type Env, peerOf } from '../bindings.ts'
import { clientIp } from '../client-ip.ts'
import { dispositionOf } from '../file-answer.ts'
import type { Refusals } from '../refusals.ts'
import type { User } from '../users.ts'
import { FILES_PREFIX, isFileId } from './address.ts'
import { isPublic } from './kinds.ts'
import { type FileRow, findFile } from './queries.ts'
import { lyingOf } from './read.ts'
import { type FileStore, nullWhereMissing } from './store.ts'

/** Who besides its owner may read files of a kind that is not public: whom a query of the area finds entitled. */
export type FileRule = (db: Queryable, user: User, fileId: string) => Promise<boolean>

export type FileRules = Readonly<Record<string, FileRule>>

interface FileParts {
  readonly db: Db
  readonly clock: Clock
  readonly files: FileStore
  readonly settings: Pick<Settings, 'trustedProxies'>
  readonly refusals: Refusals
  readonly rules: FileRules
}

/** `GET /files/:id`. What one may not read answers like what does not exist. */
export function fileRoute({ db, clock, files, settings, refusals, rules }: FileParts): Hono<Env> {
  const isReader = async (file: FileRow, user: User | null): Promise<boolean> => {
    if (!user) return false
    const rule = rules[file.kind]
    return file.owner_id === user.id || (rule !== undefined && (await rule(db, user, file.id)))
  }

  return new Hono<Env>().get(`${FILES_PREFIX}/:id`, async context => {
    context.set('route', `${FILES_PREFIX}/:id`)
    const id = context.req.param('id')
    const missing = () => faultAnswer(codes.unknownCall, unixSeconds(clock.now()))
    const file = isFileId(id) ? await findFile(db, id) : undefined
    if (!file) return missing()
    const isForAll = isPublic(file.kind)
    const token = bearerOf(context.req.header('Authorization'))
    const user = isForAll || token === null ? null : await authenticate(db, token, clock.now())
    if (!isForAll && !(await isReader(file, user))) {
      const ip = clientIp(peerOf(context), context.req.header('X-Forwarded-For'), settings.trustedProxies)
      const refused = { user, ip, call: `${FILES_PREFIX}/:id`, reason: 'object', subjects: [`id:${id}`] }
      refusals.note(refused, clock.now())
      return missing()
    }
    const bytes = await files.read(id, lyingOf(file)).catch(nullWhereMissing)
    if (!bytes) return missing()
    return context.body(bytes, 200, {
      'Content-Type': file.mime,
      'Content-Disposition': dispositionOf(file.name, 'inline'),
      'Cache-Control': isForAll ? 'public, max-age=31536000, immutable' : 'private, no-store',
    })
  })
}
