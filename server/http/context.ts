import type { Access, Endpoint } from '#contract/endpoint'
import type { Queryable } from '../db/db.ts'
import type { Hub } from '../events/hub.ts'
import { type Told, writeEvents } from '../events/write.ts'
import type { Logger } from '../logger.ts'
import type { OutgoingMessage } from '../outbox.ts'
import type { Settings } from '../settings.ts'
import { type AuditEntry, type Subject, writeAudit } from './audit.ts'
import type { Effects } from './effects.ts'
import type { FileStore } from './files/store.ts'
import type { Services } from './services.ts'
import type { User, UserOf } from './users.ts'

/** Where a request comes from; the in-process client makes one up. */
export interface Caller {
  /** Access token, checked or not; null for none. */
  readonly token: string | null
  readonly idempotencyKey: string | null
  /** Address of the client, behind trusted proxies. */
  readonly ip: string
  /** Host name that the browser asked for, without port. */
  readonly host: string
  /** Where links in messages lead: scheme, host and port as the browser sees them. */
  readonly origin: string
  readonly requestId: string
  /** When the head of the request arrived, which its time is judged by; now, where it came over no network. */
  readonly arrivedAt?: Date
  /** Rough words for the device, such as “Windows 电脑 · Edge”. */
  readonly device: string
}

/** What `prepare` is given: the database itself, and nothing that waits for a transaction. */
export interface Preparation<Who extends Access = Access> {
  readonly db: Queryable
  /** The moment of this request. */
  readonly now: Date
  readonly user: UserOf<Who>
  readonly ip: string
  readonly host: string
  readonly requestId: string
  readonly settings: Settings
  readonly logger: Logger
  /** Where uploads lie; to be written by `saveFile` and `removeFile` of files/save.ts alone. */
  readonly files: FileStore
  /** Writes an audit row through `db`. */
  audit(entry: AuditEntry): Promise<void>
  /** Counts what is refused, whatever becomes of the transaction; `reason` is one word, `subject` what was asked for. */
  refused(reason: string, subject?: Subject): void
}

/**
 * What a handler is given. It reaches for nothing else: no clock, no environment, no other connection. In a POST, `db`
 * is the call's one transaction: throwing undoes it, returning (a refusal too) commits it. In a GET it is the database.
 */
export interface Context<Who extends Access = Access> extends Preparation<Who> {
  readonly origin: string
  readonly device: string
  /** Sent once the transaction has committed, and not at all when it has not. */
  sendSms(message: OutgoingMessage): void
  sendEmail(message: OutgoingMessage): void
  /** What happens, for whoever waits for it. */
  readonly hub: Pick<Hub, 'listen'>
  /** Tells whoever listens what happened: written with it, read once it has committed. */
  announce(...told: readonly Told[]): Promise<void>
  /** Runs `task` once the transaction has committed: for what cannot be undone, such as removing a file. */
  onCommit(task: () => Promise<void>): void
  /** Runs `undo` when the transaction is rolled back: for what lies outside the database, such as a written file. */
  onRollback(undo: () => Promise<void>): void
}

interface Moment {
  readonly endpoint: Endpoint
  readonly db: Queryable
  readonly now: Date
  readonly user: User | null
  readonly effects: Effects
  /** Counts a refusal of this request. */
  readonly note: (reason: string, subjects?: readonly string[]) => void
}

/** The context of one request, on the database or on its transaction. */
export function contextOf(
  services: Services,
  caller: Caller,
  { endpoint, db, now, user, effects, note }: Moment,
): Context {
  const { settings, logger, files, outbox, hub } = services
  return {
    db,
    now,
    user,
    ip: caller.ip,
    host: caller.host,
    origin: caller.origin,
    device: caller.device,
    requestId: caller.requestId,
    settings,
    logger,
    files,
    audit(entry) {
      if (endpoint.method === 'GET' && !endpoint.recorded)
        throw new Error(`${endpoint.path} writes down who reads it: declare it \`recorded\``)
      return writeAudit(db, now, user, entry)
    },
    refused: (reason, subject) => note(reason, subject && [`${subject.kind}:${subject.id}`]),
    sendSms: message => effects.afterCommit(() => outbox.sms(message)),
    sendEmail: message => effects.afterCommit(() => outbox.email(message)),
    hub,
    announce(...told) {
      effects.afterCommit(async () => hub.wake())
      return writeEvents(db, told, now)
    },
    onCommit: task => effects.afterCommit(task),
    onRollback: undo => effects.afterRollback(undo),
  }
}
