import { toHalfWidth } from './width.ts'

/** Signs between tags that are written in one go. */
const BETWEEN = /[、，,；;]+/

/** What makes two tags the same: neither case, width nor blanks tell them apart. */
export const tagKey = (name: string): string => toHalfWidth(name).replace(/\s+/g, '').toLowerCase()

/** Each tag once, as it was first written; blank ones are none. */
export const distinctTags = (names: readonly string[]): string[] =>
  [
    ...names
      .reduce(
        (kept, name) => (kept.has(tagKey(name)) ? kept : kept.set(tagKey(name), name.trim())),
        new Map<string, string>(),
      )
      .values(),
  ].filter(Boolean)

/** The tags of a text in which several may stand. */
export const tagsIn = (text: string): string[] => distinctTags(text.split(BETWEEN))
