import type { FairAlertWay } from '#contract/fair-alerts'
import { pathTo } from '#contract/pages'
import { type Clock, secondsAfter } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { errorFields, type Logger } from '../logger.ts'
import type { Outbox } from '../outbox.ts'
import { inBatches } from '../searches/batches.ts'
import { cut, MOST, SIGN } from '../searches/text-words.ts'
import { isDaytime } from '../searches/texts.ts'
import { dropLetters, setLetter, takeLetter } from './letter-queries.ts'

/** Until the next try, in seconds; past any provider's patience, so that no other copy sends what is on its way. */
const PAUSE = 300
/** So often one is tried before it has failed. */
const TRIES = 5
/** So much of a fair's name a text keeps, where there is need to choose, before its link's `https://` and the link go. */
const NAME = 10

interface Told {
  readonly title: string
  readonly body: string
  readonly fair: string
  readonly link: string
}

/** One SMS: what has become of which fair, and where to read of it. */
function textWords({ title, fair, link }: Told): string {
  const forms = [`${title}，详情：${link}`, `${title}，详情：${link.replace(/^https?:\/\//, '')}`]
  const room = (rest: string) => MOST - SIGN.length - rest.length - 2
  const rest = forms.find(form => room(form) >= Math.min(NAME, fair.length)) ?? `${title}，请登录网站查看站内消息。`
  const short = cut(fair, room(rest))
  return `${SIGN}${short && `“${short}”`}${rest}`
}

const mailWords = ({ title, body, link }: Told): string =>
  `${title}\n\n${body}\n\n详情：${link}\n\n不再需要这类邮件的，请登录后在招聘会页面关闭提醒。`

const words = { sms: textWords, email: mailWords } as const satisfies Record<FairAlertWay, (told: Told) => string>

interface Parts {
  readonly db: Db
  readonly outbox: Outbox
  readonly clock: Clock
  readonly logger: Pick<Logger, 'error'>
  /** Where links lead. */
  readonly origin: string
}

/**
 * Sends the notices of fairs that wait, one by one: one that is refused is tried again later and holds up no other, until it
 * has failed so often that its office is told. One whose sending a crash cut off goes out again.
 */
export async function sendFairLetters({ db, outbox, clock, logger, origin }: Parts): Promise<void> {
  await dropLetters(db)
  await inBatches({ clock, size: 1 }, async () => {
    const now = clock.now()
    const letter = await takeLetter(db, { now, again: secondsAfter(now, PAUSE), texts: isDaytime(now) })
    if (!letter) return 0
    const { id, way, to, tries, fair_id, ...told } = letter
    const link = `${origin}${pathTo('jobFair', { id: String(fair_id) })}`
    try {
      await outbox[way]({ to, template: 'fair-notice', text: words[way]({ ...told, link }) })
    } catch (error) {
      logger.error('fair-alerts.letter_failed', { way, ...errorFields(error) })
      if (tries >= TRIES) await setLetter(db, id, 'failed')
      return 1
    }
    await setLetter(db, id, 'sent')
    return 1
  })
}
