import type { Endpoint, InputOf } from '#contract/endpoint'
import type { TestPerson } from './testing.people.ts'
import type { TestService } from './testing.ts'

/** One person's thing, as an input names it, beside the same input naming nothing at all. */
export interface Belonging {
  readonly owner: TestPerson
  readonly mine: unknown
  readonly nobodys: unknown
}

/**
 * What tests/security needs to know of a call that takes an id: either that everybody it is open to may name the thing,
 * or how to make one that belongs to somebody. Each area lists its own in `testing.strangers.ts`, as `strangers`.
 */
export type Probe =
  | { readonly endpoint: Endpoint; readonly why: string }
  | { readonly endpoint: Endpoint; readonly seed: (service: TestService) => Promise<Belonging> }

interface BelongingOf<E extends Endpoint> extends Belonging {
  readonly mine: InputOf<E>
  readonly nobodys: InputOf<E>
}

/** The id names something of one person (or company): to anybody else it must look as if it did not exist. */
export const owned = <E extends Endpoint>(
  endpoint: E,
  seed: (service: TestService) => Promise<BelongingOf<E>>,
): Probe => ({ endpoint, seed })

/** The id names something that everybody may see; `why` says what. */
export const open = (endpoint: Endpoint, why: string): Probe => ({ endpoint, why })

/** Ids that name nothing. */
export const nobodysUuid = '00000000-0000-4000-8000-000000000000'
export const nobodysNumber = '999999999999'
