/**
 * 事业单位公开招聘违纪违规行为处理规定（人力资源社会保障部令第 35 号，2017 年 10 月 9 日公布，2018 年 1 月 1 日起施行）, articles 5 to 8:
 * what each brings, and how long it stands in the record of honesty. What exactly was done is told by article and item.
 */
export const disciplineArticles = [
  { article: 5, consequence: '取消本次应聘资格', voids: 'all', kept: '' },
  { article: 6, consequence: '当次该科目考试成绩无效', voids: 'paper', kept: '' },
  { article: 7, consequence: '当次全部科目考试成绩无效', voids: 'all', kept: '记入诚信档案库，记录期限为五年' },
  { article: 8, consequence: '当次全部科目考试成绩无效', voids: 'all', kept: '记入诚信档案库，长期记录' },
] as const

const found = (article: number) => disciplineArticles.find(one => one.article === article)

/** What an article brings, in words; '' for one that brings nothing here. */
export function consequenceOf(article: number): string {
  const rule = found(article)
  if (!rule) return ''
  return rule.kept === '' ? rule.consequence : `${rule.consequence}，${rule.kept}`
}

/** Whether an article takes the registration itself: whoever may not apply is no candidate any more. */
export const cancelsRegistration = (article: number): boolean => article === disciplineArticles[0].article

const numerals = '零一二三四五六七八九'

export const articleWords = (article: number): string => `第${numerals.charAt(article)}条`

/** An article and its item as they are cited: 第六条第（一）项. */
export const citedAs = ({ article, item }: { readonly article: number; readonly item: number }): string =>
  `${articleWords(article)}第（${numerals.charAt(item)}）项`

/** Which papers are void: all of them, or those that were named. */
export const voidPapers = (article: number, named: readonly string[], all: readonly string[]): string[] =>
  found(article)?.voids === 'paper' ? all.filter(code => named.includes(code)) : [...all]
