import { type Message, type MessageAbout, TOGETHER_MOST } from '#contract/messages'
import type { Queryable } from '../db/db.ts'
import type { Slice } from '../paging.ts'
import { type Filter, listOfThings, listThings, type MessageRow } from './queries.ts'

const toMessage = ({ id, category, title, body, link, created_at, read_at }: MessageRow): Message => ({
  id,
  category,
  title,
  body,
  link,
  createdAt: Date.parse(created_at),
  read: read_at !== null,
})

/** A message by itself, whatever else there is about its thing. */
export const alone = (row: MessageRow): MessageAbout => ({
  ...toMessage(row),
  thing: row.thing,
  count: 1,
  unread: row.read_at === null ? 1 : 0,
  earlier: [],
})

/** The newest message about each thing, with those before it. */
export async function listTogether(
  db: Queryable,
  userId: string,
  filter: Filter,
  slice: Slice,
): Promise<MessageAbout[]> {
  const things = await listThings(db, userId, filter, slice)
  if (things.length === 0) return []
  const rows = await listOfThings(db, userId, filter, things, TOGETHER_MOST)
  return things.flatMap(thing => {
    const [newest, ...earlier] = rows.filter(row => row.thing === thing)
    return newest
      ? [{ ...alone(newest), count: newest.count, unread: newest.unread, earlier: earlier.map(toMessage) }]
      : []
  })
}
