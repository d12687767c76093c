import type { regulationTopicList } from '#contract/reference/article-types'
import type { ValueOf } from '#contract/reference/option'

export type RegulationTopic = ValueOf<typeof regulationTopicList>
