import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../steps.ts'
import { after, amongEntries, changed, type Files, fromTemplates, onTop, Refusal } from './files.ts'
import { kebab, type Names } from './names.ts'

const shelves = { primitives: '基础', patterns: '组合' } as const

const isShelf = (place: string): place is keyof typeof shelves => Object.hasOwn(shelves, place)

function newPart(slice: string, { name, title }: Names): Files {
  if (!existsSync(join(root, 'src/features', slice))) throw new Refusal(`There is no slice src/features/${slice}`)
  return fromTemplates('part', {
    'sample-slice': slice,
    'sample-part': kebab(name),
    SamplePart: name,
    示例部件: title,
  })
}

/** A part of a slice (`jobs/JobCard`), or a component of the design system (`Stepper`, `patterns/JobStrip`). */
export function newComponent({ name: path, title }: Names): Files {
  const [place = '', name = ''] = path.includes('/') ? path.split('/') : ['primitives', path]
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) throw new Refusal('A component is named in PascalCase: RegionCascader')
  if (!isShelf(place)) return newPart(place, { name, title })
  // Every part stands in a gallery, where each theme is judged: in this one until it is moved to where it belongs.
  const gallery = `src/design-system/${place}/gallery/${place === 'primitives' ? 'Telling' : 'Arriving'}.stories.tsx`
  return {
    ...fromTemplates('component', {
      'sample-shelf': place,
      'sample-component': kebab(name),
      SampleComponent: name,
      示例分类: shelves[place],
      示例组件: title,
    }),
    ...changed({
      'src/design-system/index.ts': [onTop(`export { ${name}, type ${name}Props } from './${place}/${name}/index.ts'`)],
      'tests/conventions/design-system-face.txt': [amongEntries(name, `${name}Props`)],
      [gallery]: [
        after(/first=\{\s*<>/, `<${name}>${title}</${name}>`),
        onTop(`import { ${name} } from '../${name}/index.ts'`),
      ],
    }),
  }
}
