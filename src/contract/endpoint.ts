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

/** What a call takes and gives, and what its readers are told; in `schemas/`, beside the calls and under their names. */
export interface Schemas {
  /** One line of Chinese for the reference page. */
  readonly summary: string
  readonly input: z.ZodMiniType
  readonly output: z.ZodMiniType
  /**
   * The least role with which a member of a company may make it. Unless it is said, calls that are for employers alone
   * take a recruiter, others any member.
   */
  readonly role?: CompanyRole
}

/** What the wire needs of a call, and no schema: the service checks both ways by `schemasOf`, the browser neither. */
export interface Endpoint<Named extends Schemas = Schemas, Who extends Access = Access> {
  readonly method: 'GET' | 'POST'
  /** Below the common prefix, with a leading slash. */
  readonly path: string
  readonly access: Who
  readonly body: BodyKind
  readonly answer: AnswerKind
  /** The call makes something new and therefore demands an idempotency key. */
  readonly creates: boolean
  /** A read of which each is written down (audit log, views of one's own): nobody asks for it ahead of the page. */
  readonly recorded?: boolean
  /** Never there: a type alone, of which `InputOf` and `OutputOf` are made. */
  readonly schemas?: Named
}

/** The schemas that a call names. */
export type SchemasOf<E extends Endpoint> = NonNullable<E['schemas']>
/** What a caller hands in. */
export type InputOf<E extends Endpoint> = z.input<SchemasOf<E>['input']>
/** What a handler receives after validation. */
export type ParsedInputOf<E extends Endpoint> = z.output<SchemasOf<E>['input']>
/** What a caller gets back. */
export type OutputOf<E extends Endpoint> = z.output<SchemasOf<E>['output']>

type Declaration<Who extends Access> = Pick<Endpoint<Schemas, Who>, 'method' | 'path' | 'access'> &
  Partial<Pick<Endpoint, 'body' | 'answer' | 'creates' | 'recorded'>>

/**
 * Declares one call; what it takes and gives stands under the same name in `schemas/`, and is imported as a type alone,
 * so that no page loads a schema with the call. One overload for each access: the schemas have to be named, and who may
 * make the call is told from its declaration.
 *
 * @example
 * import type * as schemas from './schemas/jobs.ts'
 * export const listJobs = endpoint<typeof schemas.listJobs>({ method: 'GET', path: '/company_jobs/list', access: 'public' })
 */
export function endpoint<Named extends Schemas = never>(declaration: Declaration<'public'>): Endpoint<Named, 'public'>
export function endpoint<Named extends Schemas = never>(declaration: Declaration<'login'>): Endpoint<Named, 'login'>
export function endpoint<Named extends Schemas = never>(declaration: Declaration<'type1'>): Endpoint<Named, 'type1'>
export function endpoint<Named extends Schemas = never>(declaration: Declaration<'type2'>): Endpoint<Named, 'type2'>
export function endpoint<Named extends Schemas = never>(declaration: Declaration<Access>): Endpoint<Named>
/* @__NO_SIDE_EFFECTS__ */
export function endpoint(declaration: Declaration<Access>): Endpoint {
  return { body: 'json', answer: 'envelope', creates: false, ...declaration }
}
