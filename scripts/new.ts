import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { newComponent } from './new/component.ts'
import { type Files, Refusal } from './new/files.ts'
import { newSlice } from './new/slice.ts'
import { root, runStep } from './steps.ts'

const USAGE = `npm run new -- slice <name> [中文名]              a business area from the contract to its journey
npm run new -- component <Name> [中文名]          a primitive of the design system
npm run new -- component patterns/<Name> [中文名] a composed part of the design system
npm run new -- component <slice>/<Name> [中文名]  a part of a slice`

function filesFor(kind: string | undefined, name: string | undefined, title: string | undefined): Files {
  if (name !== undefined && kind === 'slice') return newSlice({ name, title: title ?? '新栏目' })
  if (name !== undefined && kind === 'component') return newComponent({ name, title: title ?? '新组件' })
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
