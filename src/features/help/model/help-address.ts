import { pathTo } from '#contract/pages'
import { type HelpPageName, helpAudienceList, helpTopicList } from '#contract/reference/help'
import { type AddressOf, addressCodec, oneOf, words } from '#platform/routing'

/** What `/help` is asked for: a statement by `t` (specification section 2), or questions by audience and words. */
export const helpSearch = addressCodec({
  t: oneOf(helpTopicList.map(({ value }) => value)),
  for: oneOf(helpAudienceList.map(({ value }) => value)),
  q: words(),
})

export type HelpSearch = AddressOf<typeof helpSearch>

/** The statement that is asked for; '' for the general help: no `t`, or one that there is none of (6). */
export const topicIn = ({ t }: Pick<HelpSearch, 't'>): HelpPageName | '' =>
  helpTopicList.find(({ value }) => value === t)?.name ?? ''

export const helpAddress = (search: Partial<HelpSearch>): string => helpSearch.format(pathTo('help'), search)

export const topicAddress = (value: string) => pathTo('help', null, { t: value })

/** The call's input: all questions of a search stand on one page. */
export const questionsInput = ({ for: audience, q: t }: Pick<HelpSearch, 'for' | 'q'>) => ({
  audience,
  t,
  pageSize: 50,
})
