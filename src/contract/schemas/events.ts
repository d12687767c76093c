import * as z from 'zod/mini'
import type { Schemas } from '../endpoint.ts'
import { MOST_TOPICS, PUBLIC_TOPIC } from '../events.ts'
import { fairStates } from '../fair-timeline.ts'
import { optionalText, severalOf } from '../fields.ts'
import { talkLine, talkWait } from './fair-talks.ts'

/** How far a queue is, in numbers that say nothing of persons. */
const queueLine = () =>
  z.object({
    fair: z.string(),
    participation: z.string(),
    /** Takes people who come now. */
    open: z.boolean(),
    /** Recruiters who are there. */
    recruiters: z.number(),
    /** How long a talk takes, in milliseconds. */
    paceMs: z.number(),
    /** Who is called or spoken to. */
    called: z.array(z.number()),
    /** Who waits, first in line first. */
    line: z.array(z.number()),
  })

/** One exhibitor among all of a fair. */
const boardNews = () =>
  z.object({
    participation: z.string(),
    open: z.boolean(),
    /** Somebody of the exhibitor is there. */
    staffed: z.boolean(),
    waiting: z.number(),
    wait: talkWait(),
  })

const told = <Kind extends string, Data extends z.ZodMiniType>(kind: Kind, data: Data) =>
  z.object({
    /** Position in everything that happened; '' for what can't be resumed from. */
    id: z.string(),
    topic: z.string(),
    kind: z.literal(kind),
    /** Milliseconds. */
    at: z.number(),
    data,
  })

export const anyEvent = () =>
  z.discriminatedUnion('kind', [
    told('fair.state', z.object({ fair: z.string(), state: z.enum(fairStates), reason: z.string() })),
    told('fair.boards', z.object({ fair: z.string(), boards: z.array(boardNews()) })),
    told('queue.line', queueLine()),
    /** One's own place moved: it is read anew. */
    told('place', z.object({ fair: z.string(), participation: z.string() })),
    /** Somebody came to, left or moved in one's own queue. */
    told('desk', z.object({ fair: z.string(), participation: z.string() })),
    told('talk', z.object({ fair: z.string(), talk: z.string() })),
    told('line', z.object({ fair: z.string(), talk: z.string(), line: talkLine() })),
    /** One's session is over. */
    told('signed-out', z.object({})),
    /** What was missed can't be told any more: whatever is shown is read anew. */
    told('reset', z.object({})),
  ])

export const pollEvents = {
  summary: '等待新的动态',
  input: z.strictObject({
    topics: severalOf('主题', PUBLIC_TOPIC, MOST_TOPICS),
    cursor: optionalText('位置', 60),
  }),
  output: z.object({ events: z.array(anyEvent()), cursor: z.string() }),
} satisfies Schemas
