/** Something with a time, as a calendar keeps it. Moments in milliseconds. */
export interface CalendarEntry {
  /** Lasting: a later file with the same name and a greater sequence replaces the entry. */
  readonly name: string
  readonly sequence: number
  readonly stampedAt: number
  readonly startsAt: number
  /** Without it, a moment. */
  readonly endsAt?: number
  readonly title: string
  readonly place?: string
  readonly details?: string
  readonly status?: 'CONFIRMED' | 'CANCELLED'
  /** What is said a day before; no reminder without it. */
  readonly reminder?: string
}

/** What a calendar that others subscribe to says of itself. */
export interface CalendarName {
  readonly name: string
  /** After how many hours a subscriber asks again (RFC 7986, 5.7). */
  readonly refreshHours: number
}

const LINE_BYTES = 75
const CHINA = 8 * 3_600_000

/** A text as RFC 5545 (3.3.11) takes it. */
const escaped = (value: string) => value.replace(/[\\;,]/g, mark => `\\${mark}`).replace(/\r\n|\r|\n/g, '\\n')

/** Lines of at most 75 octets, the rest after a line break and a space (3.1); no character is cut in two. */
function folded(line: string): string {
  const utf8 = new TextEncoder()
  let bytes = 0
  let text = ''
  for (const character of line) {
    const { length } = utf8.encode(character)
    if (bytes + length > LINE_BYTES) {
      text += '\r\n '
      bytes = 1
    }
    text += character
    bytes += length
  }
  return text
}

const compact = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '')
/** China's clock, without the Z of Greenwich. */
const local = (at: number) => compact(at + CHINA).slice(0, -1)

const line = (name: string, value: string | undefined) => (value ? [`${name}:${escaped(value)}`] : [])

const eventOf = (area: string, entry: CalendarEntry): string[] => [
  'BEGIN:VEVENT',
  `UID:${entry.name}@${area}.talent-portal`,
  `SEQUENCE:${entry.sequence}`,
  `DTSTAMP:${compact(entry.stampedAt)}`,
  `DTSTART;TZID=Asia/Shanghai:${local(entry.startsAt)}`,
  ...(entry.endsAt === undefined ? [] : [`DTEND;TZID=Asia/Shanghai:${local(entry.endsAt)}`]),
  ...line('SUMMARY', entry.title),
  ...line('LOCATION', entry.place),
  ...line('DESCRIPTION', entry.details),
  ...line('STATUS', entry.status),
  ...(entry.reminder
    ? ['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-P1D', ...line('DESCRIPTION', entry.reminder), 'END:VALARM']
    : []),
  'END:VEVENT',
]

/** Twice, because older calendars know their own names alone. */
const feedLines = ({ name, refreshHours }: CalendarName): string[] => [
  ...line('NAME', name),
  ...line('X-WR-CALNAME', name),
  `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`,
  `X-PUBLISHED-TTL:PT${refreshHours}H`,
]

/** A calendar file (RFC 5545) in China's time; `area` is where the entries come from: `exams`, `fairs`, `interviews`. */
export const calendarText = (area: string, entries: readonly CalendarEntry[], feed?: CalendarName): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Jiangxi Talent Portal//${area}//ZH`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(feed ? feedLines(feed) : []),
    'BEGIN:VTIMEZONE',
    'TZID:Asia/Shanghai',
    'BEGIN:STANDARD',
    'DTSTART:19910915T000000',
    'TZOFFSETFROM:+0800',
    'TZOFFSETTO:+0800',
    'TZNAME:CST',
    'END:STANDARD',
    'END:VTIMEZONE',
    ...entries.flatMap(entry => eventOf(area, entry)),
    'END:VCALENDAR',
  ]
    .map(text => `${folded(text)}\r\n`)
    .join('')
