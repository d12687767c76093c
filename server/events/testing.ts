import { type AnyEvent, EVENTS_PATH } from '#contract/events'
import { API_PREFIX } from '#contract/wire'
import { open } from '../http/cipher.ts'

const path = API_PREFIX + EVENTS_PATH

interface Asked {
  readonly topics?: readonly string[]
  readonly token?: string
  readonly last?: string
}

/** What one frame says. */
export interface Frame {
  readonly id: string | null
  readonly retry: string | null
  readonly event: AnyEvent | null
}

const fieldOf = (frame: string, name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(frame)?.[1] ?? null

function frameIn(text: string): Frame {
  const data = fieldOf(text, 'data')
  const [seconds = '', sealed = ''] = data?.split(' ') ?? []
  const binding = { method: 'GET', path, direction: 's2c', seconds: Number(seconds) } as const
  return {
    id: fieldOf(text, 'id'),
    retry: fieldOf(text, 'retry'),
    event: data === null ? null : (JSON.parse(open(sealed, binding)) as AnyEvent),
  }
}

/** Listens to a running service as a browser does. `next` waits for the next event, passing over what tells none. */
export async function listenTo(origin: string, { topics = [], token, last }: Asked = {}) {
  const ending = new AbortController()
  const query = new URLSearchParams(topics.map(topic => ['topics', topic]))
  const response = await fetch(`${origin}${path}?${query}`, {
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(last !== undefined && { 'Last-Event-ID': last }),
    },
    signal: ending.signal,
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  async function frame(): Promise<Frame | null> {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end >= 0) {
        const one = text.slice(0, end)
        text = text.slice(end + 2)
        return frameIn(one)
      }
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
      if (done) return null
      text += value
    }
  }
  return {
    response,
    frame,
    async next(): Promise<AnyEvent | null> {
      for (;;) {
        const one = await frame()
        if (one === null || one.event) return one?.event ?? null
      }
    },
    /** Until the service has said where one begins. */
    async begun(): Promise<string> {
      for (;;) {
        const one = await frame()
        if (one?.retry) return one.id ?? ''
        if (one === null) throw new Error('the stream ended before it began')
      }
    },
    close: () => ending.abort(),
  }
}
