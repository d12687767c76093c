import { pathTo } from '#contract/pages'
import { type HelpPageName, helpAudienceList, helpTopicList } from '#contract/reference/help'

/** What `/help` is asked for: a statement by `t` (specification section 2), or questions by audience and words. */
export interface HelpSearch {
  /** '' for the general help: no `t`, or one that there is none of (6). */
  topic: HelpPageName | ''
  audience: string
  words: string
}

export function helpSearchOf(address: URLSearchParams): HelpSearch {
  const audience = address.get('for') ?? ''
  return {
    topic: helpTopicList.find(({ value }) => value === address.get('t'))?.name ?? '',
    audience: helpAudienceList.some(({ value }) => value === audience) ? audience : '',
    words: [...(address.get('q') ?? '')].slice(0, 60).join('').trim(),
  }
}

export function helpAddress({ audience, words }: Pick<HelpSearch, 'audience' | 'words'>): string {
  const query = new URLSearchParams({ ...(audience && { for: audience }), ...(words && { q: words }) })
  return query.size > 0 ? `/help?${query}` : pathTo('help')
}

export const topicAddress = (value: string) => pathTo('help', null, { t: value })

/** The call's input: all questions of a search stand on one page. */
export const questionsInput = ({ audience, words }: Pick<HelpSearch, 'audience' | 'words'>) => ({
  audience,
  t: words,
  pageSize: 50,
})
