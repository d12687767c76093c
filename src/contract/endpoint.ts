import type * as z from 'zod/mini'
import type { CompanyRole } from './company-roles.ts'

/**
 * Who may use a call: anybody; anybody signed in; an employer (userType 1); an individual (userType 2).
 * What belongs to somebody is checked by the handler as well, and answers `notFound` to strangers.
 */
export type Access = 'public' | 'login' | 'type1' | 'type2'

/**
 * How the body travels: `json` sealed (plain on the paths that the specification names), `multipart` with files under
 * `files`, `form` urlencoded (the download helper).
 */
export type BodyKind = 'json' | 'multipart' | 'form'

/** `envelope` {code,msg,data}; `bare` without code (login and user info, specification section 7); `binary` a file. */
export type AnswerKind = 'envelope' | 'bare' | 'binary'

export interface Endpoint<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
  Who extends Access = Access,
> {
  readonly method: 'GET' | 'POST'
  /** Below the common prefix, with a leading slash. */
  readonly path: string
  /** One line of Chinese for the reference page. */
  readonly summary: string
  readonly access: Who
  readonly input: Input
  readonly output: Output
  readonly body: BodyKind
  readonly answer: AnswerKind
  /** The call makes something new and therefore demands an idempotency key. */
  readonly creates: boolean
  /** A read of which each is written down (audit log, views of one's own): nobody asks for it ahead of the page. */
  readonly recorded?: boolean
  /**
   * The least role with which a member of a company may make it. Unless it is said, calls that are for employers alone
   * take a recruiter, others any member.
   */
  readonly role?: CompanyRole
}

/** What a caller hands in. */
export type InputOf<E extends Endpoint> = z.input<E['input']>
/** What a handler receives after validation. */
export type ParsedInputOf<E extends Endpoint> = z.output<E['input']>
/** What a caller gets back. */
export type OutputOf<E extends Endpoint> = z.output<E['output']>

type Declaration<Input extends z.ZodMiniType, Output extends z.ZodMiniType, Who extends Access> = Pick<
  Endpoint<Input, Output, Who>,
  'method' | 'path' | 'summary' | 'access' | 'input' | 'output'
> &
  Partial<Pick<Endpoint, 'body' | 'answer' | 'creates' | 'recorded' | 'role'>>

/**
 * Declares one call. Its four readers are the client, the service, the mocks and the reference page.
 *
 * @example
 * export const listJobs = endpoint({ method: 'GET', path: '/company_jobs/list', summary: '搜索职位',
 *   access: 'public', input: jobQuery, output: pageOf(jobSummary) })
 */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<Input extends z.ZodMiniType, Output extends z.ZodMiniType, Who extends Access>(
  declaration: Declaration<Input, Output, Who>,
): Endpoint<Input, Output, Who> {
  return { body: 'json', answer: 'envelope', creates: false, ...declaration }
}
