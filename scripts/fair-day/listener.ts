import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { type AnyEvent, EVENTS_PATH } from '#contract/events'
import { API_PREFIX } from '#contract/wire'
import { open } from '../../server/http/cipher.ts'
import type { Sender } from '../bench/wire.ts'

const path = API_PREFIX + EVENTS_PATH

/** What everybody is told is opened once. */
const opened = new Map<string, AnyEvent>()
const MOST_OPENED = 200

function eventIn(data: string): AnyEvent {
  const known = opened.get(data)
  if (known) return known
  const at = data.indexOf(' ')
  const seconds = Number(data.slice(0, at))
  const event = JSON.parse(open(data.slice(at + 1), { method: 'GET', path, direction: 's2c', seconds })) as AnyEvent
  opened.set(data, event)
  const [oldest] = opened.keys()
  if (opened.size > MOST_OPENED && oldest !== undefined) opened.delete(oldest)
  return event
}

export interface Listener {
  /** Resolves when the service has said where one begins. */
  readonly begun: Promise<void>
  close(): void
}

interface Asked {
  readonly topics: readonly string[]
  readonly sender: Sender
  readonly last: string | undefined
  readonly hear: (event: AnyEvent, at: number) => void
  readonly reached: (cursor: string) => void
  readonly cut: () => void
}

/** One stream over a connection of its own, as a browser behind a proxy has. */
export function listen(origin: string, { topics, sender, last, hear, reached, cut }: Asked): Listener {
  const { promise: begun, resolve, reject } = Promise.withResolvers<void>()
  begun.catch(() => undefined)
  let text = ''
  let isClosed = false
  const end = () => {
    reject(new Error('the stream was cut'))
    if (!isClosed) cut()
    isClosed = true
  }
  const take = (frame: string) => {
    const fields = new Map(frame.split('\n').map(line => [line.slice(0, line.indexOf(':')), line]))
    const field = (name: string) => fields.get(name)?.slice(name.length + 2)
    const data = field('data')
    if (data) hear(eventIn(data), Date.now())
    const id = field('id')
    if (id) reached(id)
    if (field('retry') && id) resolve()
  }
  const read = (answer: IncomingMessage) => {
    if (answer.statusCode !== 200) {
      answer.resume()
      end()
      return
    }
    answer.setEncoding('utf8')
    answer.on('data', (piece: string) => {
      text += piece
      for (let at = text.indexOf('\n\n'); at >= 0; at = text.indexOf('\n\n')) {
        take(text.slice(0, at))
        text = text.slice(at + 2)
      }
    })
    answer.once('close', end)
    answer.once('error', end)
  }
  const query = new URLSearchParams(topics.map(topic => ['topics', topic]))
  const going: ClientRequest = request(
    `${origin}${path}?${query}`,
    {
      agent: false,
      headers: {
        Authorization: `Bearer ${sender.token}`,
        'X-Forwarded-For': sender.ip,
        ...(last !== undefined && { 'Last-Event-ID': last }),
      },
    },
    read,
  )
  going.once('error', end)
  going.end()
  return {
    begun,
    close() {
      isClosed = true
      going.destroy()
    },
  }
}
