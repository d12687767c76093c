import type { Context, Preparation } from '../http/context.ts'
import type { User } from '../http/users.ts'

/** The context of a call by anybody who is signed in, whether it is for one kind of account or for both. */
export interface Signed extends Omit<Context, 'user'> {
  readonly user: User
}

export interface SignedPreparation extends Omit<Preparation, 'user'> {
  readonly user: User
}
