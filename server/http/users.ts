import type { CompanyRole } from '#contract/company-roles'
import type { Access } from '#contract/endpoint'

interface Person {
  readonly id: string
  /** The access token that this request came with; only its hash is ever stored, and it is never logged. */
  readonly token: string
}

/** Acts for one company. */
export interface Employer extends Person {
  readonly userType: 1
  readonly companyId: string
  /** What this person may do for it. */
  readonly role: CompanyRole
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
