import type { Access } from '#contract/endpoint'

interface Person {
  readonly id: string
  /** SHA-256 of the token that this request came with. */
  readonly tokenHash: Uint8Array
}

/** Acts for one company. */
export interface Employer extends Person {
  readonly userType: 1
  readonly companyId: string
}

export interface Seeker extends Person {
  readonly userType: 2
}

export type User = Employer | Seeker

/** Who the handler of a call with this access can meet. */
export type UserOf<Who extends Access> = {
  public: User | null
  login: User
  type1: Employer
  type2: Seeker
}[Who]
