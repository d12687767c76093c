import ts from 'typescript'
import { expect, test } from 'vitest'
import { parse, paths, walk } from './tree.ts'

/** The words of every `sql` template in a text of TypeScript, with ? where something is inserted. */
const statementsIn = (source: ts.SourceFile): string[] =>
  [...walk(source)].flatMap(node => {
    if (!ts.isTaggedTemplateExpression(node) || !/^sql(\.prepared)?$/.test(node.tag.getText(source))) return []
    const { template } = node
    if (ts.isNoSubstitutionTemplateLiteral(template)) return [template.text]
    return [[template.head.text, ...template.templateSpans.map(span => span.literal.text)].join('?')]
  })

/** Columns that a statement gives as text under their own names, and orders by under these: 10 comes before 9 then. */
function orderedAsText(statement: string): string[] {
  const asText = [...statement.matchAll(/\b(\w+)::text\b(?! as (?!\1\b))/g)].map(([, column = '']) => column)
  const order = [...statement.matchAll(/\border by ([^)]*)/g)].flatMap(([, columns = '']) => columns.split(','))
  const bare = order.map(column => column.trim().split(/\s/)[0] ?? '')
  return asText.filter(column => bare.includes(column))
}

const read = (text: string) => ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest, true)

test('what a query orders by is the column, not the text that it is given as', () => {
  const offences = paths('server/**/*.ts', 'scripts/**/*.ts').flatMap(path =>
    statementsIn(parse(path)).flatMap(statement => orderedAsText(statement).map(column => `${path}: ${column}`)),
  )
  expect(offences).toEqual([])
})

test.each([
  ['sql`select id::text from events order by id`', ['id']],
  ['sql.prepared`select e.xid::text as xid, name from events e where id > 1 order by xid, name limit 2`', ['xid']],
  ['sql`select id::text from events order by events.id`', []],
  ['sql`select id::text as shown from events order by id`', []],
  ['other`select id::text from events order by id`', []],
])('tells %s', (text, columns) => {
  expect(statementsIn(read(text)).flatMap(orderedAsText)).toEqual(columns)
})
