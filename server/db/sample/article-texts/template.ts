import type { articleTypeList } from '#contract/reference/article-types'
import type { ValueOf } from '#contract/reference/option'

/**
 * One article to be told of several places. Texts take alternatives `[a|b]` and words `{city}` (赣州市), `{short}` (赣州),
 * `{org}` (who publishes), `{year}`, `{half}` (上半年), `{month}`, `{start}`, `{deadline}`, `{event}` (days), `{n}`, `{people}`.
 */
export interface ArticleTemplate {
  /** `city`: once for each of the eleven cities; `province`: once. */
  readonly scope: 'city' | 'province'
  /** Column of the news centre. */
  readonly typeId: ValueOf<typeof articleTypeList>
  readonly title: string
  /** Picture of its headline. */
  readonly cover?: string
  readonly summary: string
  /** Lines as `toHtml` reads them. */
  readonly body: string
  /** It is about something that has a last day. */
  readonly ends?: true
}
