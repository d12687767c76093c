import type { ReceivedApplication } from '#contract/applications'
import { MOST_TAGS_EACH, TAG_LENGTH } from '#contract/received'
import { tagKey } from '#contract/rules/tag-name'

type Tagged = Pick<ReceivedApplication, 'tags'>

/** How many more tags fit on each of them. */
export const roomFor = (on: readonly Tagged[]): number =>
  Math.min(MOST_TAGS_EACH, ...on.map(({ tags }) => MOST_TAGS_EACH - tags.length))

/** Why these tags can't be put on; '' when they can. */
export function tagsFault(names: readonly string[], on: readonly Tagged[]): string {
  if (names.length === 0) return '请填写标签'
  const long = names.find(name => [...name].length > TAG_LENGTH)
  if (long) return `“${[...long].slice(0, TAG_LENGTH).join('')}…”超过 ${TAG_LENGTH} 个字，请写短一些`
  const isNew = ({ tags }: Tagged, name: string) => !tags.some(tag => tagKey(tag.name) === tagKey(name))
  const isOver = (one: Tagged) => one.tags.length + names.filter(name => isNew(one, name)).length > MOST_TAGS_EACH
  if (!on.some(isOver)) return ''
  return `每份简历最多 ${MOST_TAGS_EACH} 个标签：这次写了 ${names.length} 个，还能添加 ${roomFor(on)} 个，请减少一些`
}
