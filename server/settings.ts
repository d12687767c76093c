import { resolve } from 'node:path'
import { type LogLevel, logLevels } from './logger.ts'
import { describeSites, hostsIn, type Sites } from './sites.ts'

/** Everything that an operator can set, read once from the environment by `main.ts`. */
export interface Settings {
  /** `development` and `test` are for work on the product; anything else is `production`. */
  readonly mode: 'production' | 'development' | 'test'
  /** Address to listen on; all by default. */
  readonly host: string
  readonly port: number
  /** Folder of the embedded database, uploads and the outbox. */
  readonly dataDir: string
  /** Address of a PostgreSQL server; undefined for the embedded database. */
  readonly databaseUrl: string | undefined
  /** Load invented sample content into an empty database. */
  readonly sampleContent: boolean
  /** Start-up hardening of the page (specification section 9). */
  readonly hardening: boolean
  /** How many proxies in front of the service may be believed about the client's address; 0 for none. */
  readonly trustedProxies: number
  readonly logLevel: LogLevel
  /** Origin that people see, such as `https://www.example.cn`; undefined: as each request says. */
  readonly publicOrigin: string | undefined
  /** Further host names by which people may reach the service, beside those of `publicOrigin` and `sites`. */
  readonly publicHosts: readonly string[]
  /** What whoever reads the figures from another machine must show; undefined: they are for this machine alone. */
  readonly metricsToken: string | undefined
  /** Binary logarithm of the work that one password costs (scrypt's N). */
  readonly passwordCost: number
  /** Signs payment notices and cashier addresses; undefined: one is made under `dataDir`. Copies of the service share it. */
  readonly paymentSecret: string | undefined
  /** Seals identity numbers and photographs, at least 32 characters; undefined: one is made under `dataDir`. Copies share it. */
  readonly fieldKey: string | undefined
  /** Who checks companies: built-in rules alone, or the office. Undefined: rules while sample content is loaded. */
  readonly companyReview: CompanyReview | undefined
  readonly sites: Sites
}

const companyReviews = ['automatic', 'manual'] as const
export type CompanyReview = (typeof companyReviews)[number]

/** A setting has a value that cannot be; `message` is one line for the operator, in Chinese and English. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

export type Environment = Readonly<Record<string, string | undefined>>

function refuse(name: string, chinese: string, english: string): never {
  throw new SettingsError(`设置 ${name} 不正确：${chinese} · ${name} is wrong: ${english}`)
}

/** Readers of single values; an absent or empty one takes the fallback. */
function reader(environment: Environment) {
  const text = (name: string, fallback: string) => environment[name]?.trim() || fallback
  return {
    text,
    whole(name: string, fallback: number, min: number, max: number): number {
      const value = text(name, String(fallback))
      const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN
      if (number >= min && number <= max) return number
      return refuse(name, `应为 ${min} 到 ${max} 的整数`, `a whole number from ${min} to ${max} is needed`)
    },
    toggle(name: string, fallback: boolean): boolean {
      const value = text(name, fallback ? 'on' : 'off').toLowerCase()
      if (value === 'on' || value === 'off') return value === 'on'
      return refuse(name, '应为 on 或 off', 'on or off is needed')
    },
    oneOf<const Value extends string>(name: string, values: readonly Value[], fallback: Value): Value {
      const value = text(name, fallback)
      return (
        values.find(known => known === value) ??
        refuse(name, `应为 ${values.join('、')} 之一`, `one of ${values.join(', ')} is needed`)
      )
    },
  }
}

function readDatabaseUrl(value: string): string | undefined {
  if (value === '') return undefined
  const isPostgres = URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol)
  return isPostgres
    ? value
    : refuse('DATABASE_URL', '应以 postgres:// 开头', 'an address that starts with postgres:// is needed')
}

function readOrigin(value: string): string | undefined {
  if (value === '') return undefined
  const isOrigin = URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value
  return isOrigin
    ? value
    : refuse('PUBLIC_ORIGIN', '应形如 https://www.example.cn', 'an origin such as https://www.example.cn is needed')
}

function readHosts(value: string): string[] {
  const hosts = hostsIn(value)
  if (hosts.some(host => !/^[^\s/:@?#]+$/.test(host) || !URL.canParse(`http://${host}/`))) {
    refuse(
      'PUBLIC_HOSTS',
      '应为以逗号分隔的主机名，不带协议和端口',
      'host names without scheme and port are needed, separated by commas',
    )
  }
  return hosts.map(host => new URL(`http://${host}/`).hostname)
}

function readSecret(name: string, value: string): string | undefined {
  if (value === '') return undefined
  return value.length >= 32 ? value : refuse(name, '至少 32 个字符', 'at least 32 characters are needed')
}

/** Reads the settings. Throws `SettingsError` at the first value that cannot be. */
export function readSettings(environment: Environment): Settings {
  const { text, whole, toggle, oneOf } = reader(environment)
  const mode = oneOf('NODE_ENV', ['production', 'development', 'test'], 'production')
  const publicOrigin = readOrigin(text('PUBLIC_ORIGIN', ''))
  const sampleContent = toggle('SAMPLE_CONTENT', publicOrigin === undefined)
  if (sampleContent && publicOrigin !== undefined) {
    refuse(
      'SAMPLE_CONTENT',
      '示例账号的密码人人可见，设了 PUBLIC_ORIGIN 的公开服务不能装入示例数据',
      'everybody knows the passwords of sample content, which no public service (PUBLIC_ORIGIN) may hold',
    )
  }
  return {
    mode,
    host: text('HOST', '0.0.0.0'),
    port: whole('PORT', 4000, 0, 65_535),
    dataDir: resolve(text('DATA_DIR', './data')),
    databaseUrl: readDatabaseUrl(text('DATABASE_URL', '')),
    sampleContent,
    hardening: toggle('HARDENING', mode === 'production'),
    trustedProxies: whole('TRUSTED_PROXIES', 0, 0, 5),
    logLevel: oneOf('LOG_LEVEL', logLevels, 'info'),
    publicOrigin,
    publicHosts: readHosts(text('PUBLIC_HOSTS', '')),
    metricsToken: readSecret('METRICS_TOKEN', text('METRICS_TOKEN', '')),
    passwordCost: whole('PASSWORD_COST', 15, 15, 18),
    paymentSecret: readSecret('PAYMENT_SECRET', text('PAYMENT_SECRET', '')),
    fieldKey: readSecret('FIELD_KEY', text('FIELD_KEY', '')),
    companyReview: text('COMPANY_REVIEW', '') === '' ? undefined : oneOf('COMPANY_REVIEW', companyReviews, 'manual'),
    sites: describeSites(text),
  }
}
