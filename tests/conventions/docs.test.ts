import ts from 'typescript'
import { expect, test } from 'vitest'
import { nameOf, parse, paths, walk } from './tree.ts'

const folders = paths('src/design-system/{primitives,patterns}/*').filter(path => /^[A-Z]\w*$/.test(nameOf(path)))

/** The words of `parameters.docs.description.component` in the story file that bears the name of its folder. */
const description = (folder: string): string => {
  for (const node of walk(parse(`${folder}/${nameOf(folder)}.stories.tsx`))) {
    if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'description') continue
    const words = ts.isObjectLiteralExpression(node.initializer) ? node.initializer.properties : []
    for (const property of words) {
      if (!ts.isPropertyAssignment(property) || property.name.getText() !== 'component') continue
      if (ts.isStringLiteralLike(property.initializer)) return property.initializer.text
    }
  }
  return ''
}

test('the docs of every part say 何时使用 and 何时不用, a paragraph each, and the second names what to take instead', () => {
  const offences = folders.flatMap(folder => {
    const [when = '', whenNot = '', ...more] = description(folder).split('\n\n')
    const isSaid = when.startsWith('何时使用：') && whenNot.startsWith('何时不用：') && more.length === 0
    return isSaid && /[A-Z][A-Za-z]+/.test(whenNot) ? [] : folder
  })
  expect(offences).toEqual([])
})
