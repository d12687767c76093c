import { Hono } from 'hono'
import { codes } from '#contract/codes'
import { type Clock, unixSeconds } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { faultAnswer } from '../http/answer.ts'
import type { Env } from '../http/bindings.ts'
import { dispositionOf } from '../http/file-answer.ts'
import { CONTENT_FILES } from './import.ts'
import { findContentFile } from './queries.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const SHOWN = /^(image|video)\//

/** `GET /files/content/:id`: pictures and papers of topics, for everybody. */
export function contentFileRoute({ db, clock }: { readonly db: Db; readonly clock: Clock }): Hono<Env> {
  return new Hono<Env>().get(`${CONTENT_FILES}/:id`, async context => {
    context.set('route', `${CONTENT_FILES}/:id`)
    const id = context.req.param('id')
    const file = UUID.test(id) ? await findContentFile(db, id) : undefined
    if (!file) return faultAnswer(codes.unknownCall, unixSeconds(clock.now()))
    return context.body(new Uint8Array(file.bytes), 200, {
      'Content-Type': file.mime,
      'Content-Disposition': dispositionOf(file.name, SHOWN.test(file.mime) ? 'inline' : 'attachment'),
      'Cache-Control': 'public, max-age=31536000, immutable',
    })
  })
}
