import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root, runStep } from './steps.ts'
import { componentFiles, type Files, pageEntry, partFiles, type Shelf, sliceFiles } from './templates.ts'

const USAGE = `npm run new -- slice <name> [中文名]              a business area with its first page
npm run new -- component <Name> [中文名]          a primitive of the design system
npm run new -- component patterns/<Name> [中文名] a composed part of the design system
npm run new -- component <slice>/<Name> [中文名]  a part of a slice`

class Refusal extends Error {}

const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Replaces the one place that matches; refuses where the file no longer looks as expected, instead of guessing. */
function edit(path: string, place: RegExp, change: (found: string) => string): [path: string, text: string] {
  const text = read(path)
  const found = place.exec(text)?.[0]
  if (found === undefined) throw new Refusal(`${path} has no place for it (${place}): add it there by hand.`)
  return [path, text.replace(found, () => change(found))]
}

function newSlice(name: string, title: string): Files {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) throw new Refusal('A slice is named in kebab-case: job-fairs')
  if (existsSync(join(root, 'src/features', name))) throw new Refusal(`src/features/${name} is there already`)
  const list = 'src/app/slices.ts'
  const [, withRoutes] = edit(
    list,
    /\n\}\n\n\/\*\* Module of/,
    found => `\n  '${name}': () => import('#features/${name}/routes'),${found}`,
  )
  const table = 'src/contract/pages.ts'
  const [, withPage] = edit(table, / {2}\.\.\.topicPages,/, found => `  ${pageEntry({ name, title })}${found}`)
  return {
    ...sliceFiles({ name, title }),
    [list]: withRoutes,
    [table]: withPage,
  }
}

const isShelf = (place: string): place is Shelf => place === 'primitives' || place === 'patterns'

function newComponent(path: string, title: string): Files {
  const [place = '', name = ''] = path.includes('/') ? path.split('/') : ['primitives', path]
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) throw new Refusal('A component is named in PascalCase: RegionCascader')
  if (!isShelf(place)) {
    if (!existsSync(join(root, 'src/features', place))) throw new Refusal(`There is no slice src/features/${place}`)
    return fresh(partFiles({ name, title }, place), `src/features/${place}/parts/${name}`)
  }
  const face = 'src/design-system/index.ts'
  const names = 'tests/conventions/design-system-face.txt'
  const listed = [...read(names).trimEnd().split('\n'), name, `${name}Props`].toSorted()
  const line = `export { ${name}, type ${name}Props } from './${place}/${name}/index.ts'\n`
  // Every part stands in a gallery, where each theme is judged: in this one until it is moved to where it belongs.
  const gallery = `src/design-system/${place}/gallery/${place === 'primitives' ? 'Telling' : 'Arriving'}.stories.tsx`
  const [, drawn] = edit(gallery, /first=\{\s*<>/, found => `${found}<${name}>${title}</${name}>`)
  return {
    ...fresh(componentFiles({ name, title }, place), `src/design-system/${place}/${name}`),
    [face]: line + read(face),
    [names]: `${listed.join('\n')}\n`,
    [gallery]: `import { ${name} } from '../${name}/index.ts'\n${drawn}`,
  }
}

function fresh(files: Files, folder: string): Files {
  if (existsSync(join(root, folder)) && readdirSync(join(root, folder)).length > 0) {
    throw new Refusal(`${folder} is there already`)
  }
  return files
}

function filesFor(kind: string | undefined, name: string | undefined, title: string | undefined): Files {
  if (name !== undefined && kind === 'slice') return newSlice(name, title ?? '新栏目')
  if (name !== undefined && kind === 'component') return newComponent(name, title ?? '新组件')
  throw new Refusal(USAGE)
}

try {
  const [kind, name, title] = process.argv.slice(2)
  const files = filesFor(kind, name, title)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
    console.log(path)
  }
  const formatted = await runStep({
    name: 'format',
    command: 'biome',
    args: ['check', '--write', ...Object.keys(files).filter(path => /\.tsx?$/.test(path))],
  })
  if (!formatted.ok) throw new Refusal(formatted.output)
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(error.message)
  process.exitCode = 1
}
