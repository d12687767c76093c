import type { Endpoint, OutputOf, ParsedInputOf, Schemas } from '#contract/endpoint'
import { schemasOf } from '#contract/schemas/all'
import type { Context, Preparation } from './context.ts'
import type { FileAnswer } from './file-answer.ts'
import type { Limit } from './limits.ts'
import type { CommittedRefusal } from './refusal.ts'
import type { Sheddable } from './shedding.ts'

type AccessOf<E extends Endpoint> = E['access']

/** What a handler gives: the contract's output, a file for a binary call, or a refusal that keeps what was done. */
type Answer<E extends Endpoint> = Promise<OutputOf<E> | FileAnswer | CommittedRefusal>

type Handler<E extends Endpoint> = (input: ParsedInputOf<E>, context: Context<AccessOf<E>>) => Answer<E>

/** Does some work of a caller's when it is their turn. Throws `Busy` when that would take too long. */
export type InTurn = <Result>(ip: string, work: () => Promise<Result>) => Promise<Result>

interface Service<E extends Endpoint, Prepared> {
  /** Put off while too much is asked; see shedding.ts. */
  readonly sheds?: Sheddable
  /** Never turned away for want of a place: what waits for its turn elsewhere, and what somebody loses by coming later. */
  readonly isSpared?: boolean
  /** Waits for news most of its time: is not counted among what is worked on. */
  readonly isHeld?: boolean
  /** Whoever calls waits for their turn before the database is asked anything; all at once by default. */
  readonly inTurn?: InTurn
  /** Counted before anything else is done; a refusal is `tooMany`. */
  readonly limits?: (input: ParsedInputOf<E>, context: Pick<Context<AccessOf<E>>, 'ip' | 'user'>) => readonly Limit[]
  /** Most bytes of an upload's files, or of any other body before it is sealed; 64 kB by default. */
  readonly maxBytes?: number
  /**
   * What takes long or must stay done when the call is refused (hashing a password, decoding a picture, using up a
   * captcha): runs before the transaction begins. Throws a `Refusal` to end the call.
   */
  readonly prepare?: (input: ParsedInputOf<E>, context: Preparation<AccessOf<E>>) => Promise<Prepared>
  readonly handle: (input: ParsedInputOf<E>, context: Context<AccessOf<E>>, prepared: Prepared) => Answer<E>
}

/** A call and what it takes and gives. */
export interface DeclaredCall {
  readonly endpoint: Endpoint
  readonly schemas: Schemas
}

/** A call with what answers it, its types put aside. */
export interface ServedCall extends DeclaredCall {
  readonly maxBytes: number
  readonly sheds: Sheddable | null
  readonly isSpared: boolean
  readonly isHeld: boolean
  readonly inTurn: InTurn
  readonly limits: (input: unknown, context: Pick<Context, 'ip' | 'user'>) => readonly Limit[]
  readonly prepare: (input: unknown, context: Preparation) => Promise<unknown>
  readonly handle: (input: unknown, context: Context, prepared: unknown) => Promise<unknown>
}

const atOnce: InTurn = (_, work) => work()

/** Room for twenty thousand Chinese characters: what all fields of almost any form may come to. */
const FIELDS_BYTES = 65_536

/**
 * Answers one call of the contract. The input has been validated and the caller admitted; the handler of a POST runs in
 * one transaction, and that of a call that creates runs once for each idempotency key.
 *
 * @example
 * export const jobsCalls = [
 *   serve(listJobs, (query, { db }) => searchJobs(db, query)),
 *   serve(publishJob, { limits: (_, { user }) => [{ name: 'publish', subject: user.id, max: 60, seconds: 3600 }], handle: publish }),
 * ]
 */
export function serve<E extends Endpoint, Prepared = undefined>(
  endpoint: E,
  how: Handler<E> | Service<E, Prepared>,
): ServedCall {
  return serveWith(schemasOf(endpoint))(endpoint, how)
}

/** The same for calls that are not of the contract: a test's own, with what they take and give. */
export const serveWith =
  (schemas: Schemas) =>
  <E extends Endpoint, Prepared = undefined>(endpoint: E, how: Handler<E> | Service<E, Prepared>): ServedCall => {
    const service = typeof how === 'function' ? asService<E, Prepared>(how) : how
    const { inTurn, limits, prepare, handle, maxBytes, sheds = null, isSpared = false, isHeld = false } = service
    // The pipeline hands each of these what `endpoint` itself has validated and admitted.
    return {
      endpoint,
      schemas,
      maxBytes: maxBytes ?? FIELDS_BYTES,
      sheds,
      isSpared,
      isHeld,
      inTurn: inTurn ?? atOnce,
      limits: (limits ?? (() => [])) as ServedCall['limits'],
      prepare: (prepare ?? (async () => undefined)) as ServedCall['prepare'],
      handle: handle as ServedCall['handle'],
    }
  }

const asService = <E extends Endpoint, Prepared>(handle: Handler<E>): Service<E, Prepared> => ({ handle })
