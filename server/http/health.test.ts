import { expect, test } from 'vitest'
import { createCaptcha } from '#contract/sign-in'
import type { Db } from '../db/db.ts'
import { DbError, sqlStates } from '../db/errors.ts'
import { sessionCalls } from '../session/index.ts'
import { createTestService } from '../testing.ts'

/** A database that went away after the start. */
const gone = async () => {
  throw new DbError('connection to the database failed', { code: sqlStates.connectionLost })
}
const lost: Db = { engine: 'postgres', query: gone, run: gone, tx: gone, ping: gone, close: async () => {} }

test('without its database the service is alive, not ready, and says that it will be back', async () => {
  const service = createTestService(lost, sessionCalls)
  const status = async (path: string) => (await service.app.http.request(path)).status
  expect([await status('/healthz'), await status('/readyz'), await status('/metrics')]).toEqual([200, 503, 200])
  const answer = await service.send(createCaptcha, {})
  expect([answer.status, answer.body]).toEqual([503, { code: 503, msg: '服务暂时不可用，请稍后再试', data: null }])
  expect(answer.headers.get('retry-after')).toBe('5')
})
