import { expect, it } from 'vitest'
import { cancelsRegistration, citedAs, consequenceOf, disciplineArticles, voidPapers } from './exam-discipline.ts'

it('says what each article brings', () => {
  expect(disciplineArticles.map(({ article }) => consequenceOf(article))).toEqual([
    '取消本次应聘资格',
    '当次该科目考试成绩无效',
    '当次全部科目考试成绩无效，记入诚信档案库，记录期限为五年',
    '当次全部科目考试成绩无效，记入诚信档案库，长期记录',
  ])
  expect(consequenceOf(4)).toBe('')
  expect([5, 6, 7, 8].map(cancelsRegistration)).toEqual([true, false, false, false])
  expect(citedAs({ article: 6, item: 1 })).toBe('第六条第（一）项')
})

it('voids the named papers by article 6, and every paper by the others', () => {
  expect(voidPapers(6, ['B', 'X'], ['A', 'B'])).toEqual(['B'])
  expect([5, 7, 8].map(article => voidPapers(article, ['B'], ['A', 'B']))).toEqual([
    ['A', 'B'],
    ['A', 'B'],
    ['A', 'B'],
  ])
})
