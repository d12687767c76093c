import { expect, test } from 'vitest'
import { nameStyledParts, squeezeTemplates } from './styled-ids.ts'

const source = 'const A = styled.div`x`\nconst B = styled(A)`y`\nconst C = styled(A).attrs({ as: B })``'
const idsOf = (code: string) => [...code.matchAll(/componentId:'(\w+)'/g)].map(match => match[1])

test('every part gets a name of its own', () => {
  const ids = idsOf(nameStyledParts(source, 'src/a.ts'))
  expect(ids).toHaveLength(3)
  expect(new Set(ids).size).toBe(3)
})

test('names depend on the file and on nothing that runs before it', () => {
  expect(nameStyledParts(source, 'src/a.ts')).toBe(nameStyledParts(source, 'src/a.ts'))
  expect(idsOf(nameStyledParts(source, 'src/a.ts'))).not.toEqual(idsOf(nameStyledParts(source, 'src/b.ts')))
})

test('what is not a definition is left alone', () => {
  const other = "import { styled } from 'styled-components'\n// styled.div\nconst text = 'styled.div'"
  expect(nameStyledParts(other, 'src/a.ts')).toBe(other)
})

test('a part loses the spaces of its template, and no meaning', () => {
  const code = `const A = styled.div.withConfig({})\`
  \${frame}
  color: \${color.text};
  & > a:hover {
    margin: 0 auto;
  }
\``
  expect(squeezeTemplates(code)).toBe(
    `const A = styled.div.withConfig({})\`\${frame}color:\${color.text};& > a:hover{margin:0 auto}\``,
  )
})

test('a mixin keeps the semicolon that what follows it needs', () => {
  expect(squeezeTemplates('const frame = css`\n  display: flex;\n`')).toBe('const frame = css`display:flex;`')
})
