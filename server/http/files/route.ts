import { Hono } from 'hono'
import { codes } from '#contract/codes'
import type { Clock } from '../../clock.ts'
import { unixSeconds } from '../../clock.ts'
import type { Db, Queryable } from '../../db/db.ts'
import { faultAnswer } from '../answer.ts'
import { authenticate, bearerOf } from '../auth.ts'
import type { Env } from '../bindings.ts'
import { dispositionOf } from '../file-answer.ts'
import type { User } from '../users.ts'
import { FILES_PREFIX } from './address.ts'
import { type FileRow, findFile } from './queries.ts'
import type { FileStore } from './store.ts'

/** Who besides its owner may read files of a kind: everybody, or whom a query of the area finds entitled. */
export type FileRule = 'public' | ((db: Queryable, user: User, fileId: string) => Promise<boolean>)

export type FileRules = Readonly<Record<string, FileRule>>

interface FileParts {
  readonly db: Db
  readonly clock: Clock
  readonly files: FileStore
  readonly rules: FileRules
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** `GET /files/:id`. What one may not read answers like what does not exist. */
export function fileRoute({ db, clock, files, rules }: FileParts): Hono<Env> {
  const isReader = async (file: FileRow, token: string | null): Promise<boolean> => {
    const user = token === null ? null : await authenticate(db, token, clock.now())
    if (!user) return false
    const rule = rules[file.kind]
    return file.owner_id === user.id || (typeof rule === 'function' && (await rule(db, user, file.id)))
  }

  return new Hono<Env>().get(`${FILES_PREFIX}/:id`, async context => {
    context.set('route', `${FILES_PREFIX}/:id`)
    const id = context.req.param('id')
    const missing = () => faultAnswer(codes.unknownCall, unixSeconds(clock.now()))
    const file = UUID.test(id) ? await findFile(db, id) : undefined
    if (!file) return missing()
    const isPublic = rules[file.kind] === 'public'
    if (!isPublic && !(await isReader(file, bearerOf(context.req.header('Authorization'))))) return missing()
    const bytes = await files.read(id).catch(() => null)
    if (!bytes) return missing()
    return context.body(bytes, 200, {
      'Content-Type': file.mime,
      'Content-Disposition': dispositionOf(file.name, 'inline'),
      'Cache-Control': isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store',
    })
  })
}
