import type { ArticleKind } from '#contract/news'
import { articleTypeList } from '#contract/reference/article-types'

export const typeOf = (typeId: string) => articleTypeList.find(({ value }) => value === typeId)

export const typesOf = (kind: ArticleKind) => articleTypeList.filter(type => type.kind === kind)

export const typeLabel = (typeId: string) => typeOf(typeId)?.label ?? ''
