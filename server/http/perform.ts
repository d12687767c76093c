import { codes } from '#contract/codes'
import type { Queryable } from '../db/db.ts'
import { admit } from './access.ts'
import { askedFor } from './asked-for.ts'
import { authenticate } from './auth.ts'
import { type Caller, contextOf } from './context.ts'
import { Effects } from './effects.ts'
import { FileAnswer } from './file-answer.ts'
import { type Attempt, attemptOf, claim, findAnswer, keepAnswer, release } from './idempotency.ts'
import { countTry, withNetworks } from './limits.ts'
import { CommittedRefusal, Refusal } from './refusal.ts'
import type { ServedCall } from './serve.ts'
import type { Services } from './services.ts'
import type { User } from './users.ts'
import { parseInput, parseOutput } from './validate.ts'
import { createWrites } from './writes.ts'

/** What people write through this process, whichever service of it. */
const writesOf = createWrites()

/**
 * Makes one call, whatever it travelled on, when it is its turn: admit the caller, validate the input, count limits, prepare, run the handler
 * in its transaction (once for each idempotency key), check the answer. `read` gives the raw input and is not asked
 * before the caller is admitted. Throws `Refusal`; anything else that is thrown is a fault of ours.
 */
export const perform = (
  services: Services,
  call: ServedCall,
  read: () => Promise<unknown>,
  caller: Caller,
): Promise<unknown> => call.inTurn(caller.ip, () => performNow(services, call, read, caller))

async function performNow(
  services: Services,
  call: ServedCall,
  read: () => Promise<unknown>,
  caller: Caller,
): Promise<unknown> {
  const { endpoint } = call
  const { db } = services
  const now = caller.arrivedAt ?? services.clock.now()
  const user = caller.token === null ? null : await authenticate(db, caller.token, now)
  const note: Note = (reason, subjects) =>
    services.refusals.note({ user, ip: caller.ip, call: endpoint.path, reason, ...(subjects && { subjects }) }, now)
  admitOrNote(call, user, note)
  const input = parseInput(call, await read())
  try {
    return await carryOut(services, call, input, { caller, user, now, note })
  } catch (error) {
    // Somebody else's, or nobody's: the answer does not tell, and what is written does not either.
    const isNotTheirs = error instanceof Refusal && error.code === codes.notFound && endpoint.access !== 'public'
    if (isNotTheirs) note('object', askedFor(input))
    throw error
  }
}

type Note = (reason: string, subjects?: readonly string[]) => void

function admitOrNote(call: ServedCall, user: User | null, note: Note): void {
  try {
    admit(call, user)
  } catch (refusal) {
    if (user === null) note('signed-out')
    else note(refusal instanceof Refusal && refusal.code === codes.roleTooLow ? 'role' : 'account-type')
    throw refusal
  }
}

interface Request {
  readonly caller: Caller
  readonly user: User | null
  readonly now: Date
  readonly note: Note
}

/** What follows once the caller has been admitted and the input read. */
async function carryOut(
  services: Services,
  call: ServedCall,
  input: unknown,
  { caller, user, now, note }: Request,
): Promise<unknown> {
  const { endpoint } = call
  const { db } = services
  const owner = user?.id ?? 'guest'
  const attempt = endpoint.creates ? await attemptOf(owner, endpoint.path, caller.idempotencyKey, input) : null
  const earlier = attempt && (await findAnswer(db, attempt, now))
  if (earlier) return earlier.answer

  const usual = endpoint.method === 'POST' && user ? writesOf(user.id, now) : []
  await countTry(db, [...usual, ...withNetworks(call.limits(input, { ip: caller.ip, user }), caller.ip)], now)

  const effects = new Effects(services.logger)
  const context = (on: Queryable) => contextOf(services, caller, { endpoint, db: on, now, user, effects, note })
  let prepared: unknown
  try {
    prepared = await call.prepare(input, context(db))
  } catch (error) {
    // The same request, sent twice, may have been answered meanwhile, and what it needs be used up by that.
    const overtaken = attempt && (await findAnswer(db, attempt, now))
    if (overtaken) return overtaken.answer
    throw error
  }
  const handle = async (on: Queryable) => checked(call, await call.handle(input, context(on), prepared))
  const answer = await effects.around(() => {
    if (endpoint.method === 'GET') return handle(db)
    return db.tx(async tx => {
      await effects.restart()
      return attempt ? once(tx, attempt, now, () => handle(tx)) : handle(tx)
    })
  })
  if (answer instanceof CommittedRefusal) throw answer.refusal
  return answer
}

/** Runs `handle` unless a parallel request with the same key has done it meanwhile; then its answer is the answer. */
async function once(tx: Queryable, attempt: Attempt, now: Date, handle: () => Promise<unknown>): Promise<unknown> {
  if (!(await claim(tx, attempt, now))) return (await findAnswer(tx, attempt, now))?.answer
  const given = await handle()
  await (given instanceof CommittedRefusal ? release(tx, attempt) : keepAnswer(tx, attempt, given))
  return given
}

function checked(call: ServedCall, given: unknown): unknown {
  if (given instanceof CommittedRefusal || given instanceof FileAnswer) return given
  return parseOutput(call, given)
}
