import { appendFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'

/** A message that leaves the service by SMS or e-mail. */
export interface OutgoingMessage {
  /** Phone number or e-mail address. */
  readonly to: string
  /** Name of the text at the provider, such as `login-code`. */
  readonly template: string
  /** The one-time code in it, when there is one. */
  readonly code?: string
  readonly text: string
  /** Further lines of an e-mail's head, such as the one by which readers leave a list. */
  readonly headers?: Readonly<Record<string, string>>
}

/** The narrow interface to the SMS and e-mail providers: a real provider is a new file beside this one. */
export interface Outbox {
  sms(message: OutgoingMessage): Promise<void>
  email(message: OutgoingMessage): Promise<void>
}

/**
 * The embedded default: nothing is sent; every message becomes a line of JSON in `DATA_DIR/outbox/sms.jsonl` or
 * `email.jsonl`, `{at,to,template,code?,text,headers?}`, readable by the operator alone.
 */
export function fileOutbox(dataDir: string, now: () => Date): Outbox {
  const folder = join(dataDir, 'outbox')
  const append = async (file: string, message: OutgoingMessage) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await appendFile(join(folder, file), `${JSON.stringify({ at: now().toISOString(), ...message })}\n`, {
      mode: 0o600,
    })
  }
  return {
    sms: message => append('sms.jsonl', message),
    email: message => append('email.jsonl', message),
  }
}
