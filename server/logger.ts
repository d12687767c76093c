import { RowFailed } from './apart.ts'

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** What is logged beside the event's name. Never bodies, tokens, names, phone numbers or addresses of people. */
export type LogFields = Readonly<Record<string, unknown>>

/** Structured log: an event's name in dotted lower case and its fields. */
export interface Logger {
  debug(event: string, fields?: LogFields): void
  info(event: string, fields?: LogFields): void
  warn(event: string, fields?: LogFields): void
  error(event: string, fields?: LogFields): void
}

interface LoggerOptions {
  readonly level: LogLevel
  /** Takes one line, without its line break. */
  readonly write: (line: string) => void
  readonly now?: () => Date
}

/** A logger that writes one line of JSON an event: `{"at","level","event",…}`. */
export function createLogger({ level, write, now = () => new Date() }: LoggerOptions): Logger {
  const threshold = logLevels.indexOf(level)
  const at = (own: Exclude<LogLevel, 'silent'>) => {
    if (logLevels.indexOf(own) < threshold) return () => undefined
    return (event: string, fields: LogFields = {}) =>
      write(JSON.stringify({ at: now().toISOString(), level: own, event, ...fields }))
  }
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}

const FRAME = /^\s+at .*$/gm
/** Of many failures at once, so many are written down. */
const FIRST = 3

/**
 * What may be logged of an error: its kind, its SQLSTATE and where it came from. Its message only when it is one of our
 * own that is known to quote nothing (`BadAnswer`, `DbError`): others may carry what a person typed. Of many that came at
 * once, how many and the first few.
 */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error }
  const quotesNothing = error.name === 'BadAnswer' || error.name === 'DbError'
  return {
    error: error.name,
    ...('code' in error && { code: error.code }),
    ...(quotesNothing && { message: error.message }),
    ...(error instanceof RowFailed && { row: error.row, cause: errorFields(error.cause) }),
    ...(error instanceof AggregateError && {
      failures: error.errors.length,
      first: error.errors.slice(0, FIRST).map(errorFields),
    }),
    stack: error.stack
      ?.match(FRAME)
      ?.slice(0, 8)
      .map(frame => frame.trim().replace(/\(?file:\/\/.*?\/(?=server\/|src\/|node_modules\/)/, '(')),
  }
}
