/** Paths below the project's root and what they contain. */
export type Files = Record<string, string>

export interface Names {
  /** As the folder is called: `job-fairs`, `Stepper`. */
  name: string
  /** What people read: 招聘会, 步骤条. */
  title: string
}

const pascal = (name: string) => name.replace(/(^|-)(\w)/g, (_, _dash: string, letter: string) => letter.toUpperCase())

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const kebab = (name: string) => name.replace(/\B[A-Z]/g, letter => `-${letter}`).toLowerCase()

/** Line of a slice's page in the table of pages. */
export const pageEntry = ({ name, title }: Names) =>
  `${camel(name)}: { slice: '${name}', path: '/${name}', title: '${title}', access: 'public' },\n`

/** A slice with one page: face, route record, page and its stories. */
export function sliceFiles({ name, title }: Names): Files {
  const page = `${pascal(name)}Page`
  const folder = `src/features/${name}`
  return {
    [`${folder}/index.ts`]: `export { routes as ${camel(name)}Routes } from './routes.ts'\n`,
    [`${folder}/routes.ts`]: `import { page, type SliceRoutes } from '#platform/routing'

export const routes: SliceRoutes<'${name}'> = {
  ${camel(name)}: { load: page(() => import('./pages/${page}/${page}.tsx'), '${page}') },
}
`,
    [`${folder}/pages/${page}/${page}.tsx`]: `import { Container, PageTitle } from '#design-system'
import { usePageHead } from '#platform/head'

/** ${title}: what a person comes to this page for. */
export function ${page}() {
  usePageHead({ title: '${title}' })
  return (
    <Container>
      <PageTitle>${title}</PageTitle>
    </Container>
  )
}
`,
    [`${folder}/pages/${page}/${page}.stories.tsx`]: `import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { ${page} } from './${page}.tsx'

const meta = preview.meta({
  id: '${name}-page',
  title: '页面/${title}',
  component: ${page},
  parameters: { layout: 'fullscreen', route: '/${name}' },
})

export const Filled = meta.story({
  name: '有内容',
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible()
  },
})

export const Narrow = meta.story({
  name: '手机宽度',
  globals: { viewport: { value: 'narrow' } },
})
`,
  }
}

/** A part of a slice and its stories. */
export function partFiles({ name, title }: Names, slice: string): Files {
  const folder = `src/features/${slice}/parts/${name}`
  return {
    [`${folder}/${name}.tsx`]: `interface Props {
  /** What the part shows. */
  label: string
}

/** ${title}. Renders a \`<section>\`. */
export function ${name}({ label }: Props) {
  return <section aria-label="${title}">{label}</section>
}
`,
    [`${folder}/${name}.stories.tsx`]: `import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { ${name} } from './${name}.tsx'

const meta = preview.meta({
  id: '${slice}-${kebab(name)}',
  title: '业务/${slice}/${title}',
  component: ${name},
  args: { label: '${title}' },
})

export const Filled = meta.story({
  name: '有内容',
  async play({ canvas }) {
    await expect(canvas.getByRole('region', { name: '${title}' })).toBeVisible()
  },
})
`,
  }
}

const shelves = { primitives: '基础', patterns: '组合' } as const

export type Shelf = keyof typeof shelves

/** A component of the design system: markup, styles, stories and face. */
export function componentFiles({ name, title }: Names, shelf: Shelf): Files {
  const folder = `src/design-system/${shelf}/${name}`
  return {
    [`${folder}/index.ts`]: `export { ${name}, type ${name}Props } from './${name}.tsx'\n`,
    [`${folder}/${name}.styles.ts`]: `import { styled } from 'styled-components'
import { color, space } from '../../tokens/index.ts'

export const Root = styled.div\`
  padding: \${space[4]};
  background: \${color.surface};
  color: \${color.text};
\`
`,
    [`${folder}/${name}.tsx`]: `import type { ComponentProps } from 'react'
import { Root } from './${name}.styles.ts'

export type ${name}Props = ComponentProps<'div'>

/** ${title}. Renders a \`<div>\`. */
export const ${name} = (props: ${name}Props) => <Root {...props} />
`,
    [`${folder}/${name}.stories.tsx`]: `import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { ${name} } from './${name}.tsx'

const meta = preview.meta({
  id: 'ds-${kebab(name)}',
  title: '设计系统/${shelves[shelf]}/${title} ${name}',
  component: ${name},
  tags: ['autodocs'],
  parameters: {
    docs: { description: { component: '何时使用：要一个${title}的地方。\\n\\n何时不用：只有一段文字用 Text。' } },
  },
  args: { children: '${title}' },
})

export const Plain = meta.story({
  name: '默认',
  async play({ canvas }) {
    await expect(canvas.getByText('${title}')).toBeVisible()
  },
})

export const LongText = meta.story({
  name: '长文字',
  globals: { viewport: { value: 'narrow' } },
  args: { children: '${title}'.repeat(40) },
})
`,
  }
}
