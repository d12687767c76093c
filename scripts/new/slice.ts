import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../steps.ts'
import { amongEntries, atEndOf, changed, type Files, fromTemplates, inOrderOf, onTop, Refusal } from './files.ts'
import { type Names, singularOf, spellings, valueName } from './names.ts'

/** An id of nothing: behind it stands what the page says then. */
const NOBODYS = '00000000-0000-4000-8000-000000000000'

function nextMigration(): string {
  const numbers = readdirSync(join(root, 'server/db/migrations')).map(name => Number.parseInt(name, 10))
  return String(Math.max(...numbers) + 1).padStart(4, '0')
}

/** Addresses that the specification does not have stand beside it. */
function besideSpecification(...paths: readonly string[]) {
  const listed = readFileSync(join(root, 'tests/contract/spec/routes.tsv'), 'utf8')
  return paths
    .filter(path => !listed.includes(`\n${path}\t`))
    .map(path => atEndOf('const added = [', `  ['${path}', 'login'],`))
}

/** What its calls take. */
const inputsOf = (table: string) => [
  `GET /${table}/getInfo · login
  id: text · ^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$`,
  `GET /${table}/list · login
  page = 1: number 1–500
  pageSize = 20: number 1–50`,
  `POST /${table}/add · login
  title: text · 𠮷 1–60 · a 1–60 · 1 1–60
  note = "": text · or empty · 𠮷 0–500 · a 0–500 · 1 0–500`,
]

/** Which members of a company may make them: any, as what they add is their own. */
const rolesOf = (table: string) =>
  ['GET getInfo', 'GET list', 'POST add'].map(call => `reader ${call.replace(' ', ` /${table}/`)}`)

/** An area with what its accounts add: contract, service, mocks, pages, journey, and its line in every table. */
export function newSlice({ name, title }: Names): Files {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) throw new Refusal('A slice is named in kebab-case: job-fairs')
  const singular = singularOf(name)
  const [all, one] = [valueName(name), valueName(singular)]
  const [path, number] = [`/${name}`, nextMigration()]
  const table = name.replaceAll('-', '_')
  const words = {
    ...spellings('sample-entries', name),
    ...spellings('sample-entry', singular),
    示例条目: title,
    NNNN: number,
  }
  const contract = `#contract/${name}`
  const add = `add${one.charAt(0).toUpperCase()}${one.slice(1)}`
  return {
    ...fromTemplates('slice', words),
    ...changed({
      'src/contract/all.ts': [
        onTop(`import * as ${all} from './${name}.ts'`),
        inOrderOf('export const contract = {', name, all),
      ],
      'src/contract/schemas/all.ts': [
        onTop(`import * as ${all} from './${name}.ts'`),
        inOrderOf('const schemas = {', name, all),
      ],
      'src/contract/pages.ts': [
        atEndOf(
          'export const pages = {',
          `
  ${all}: pageOf('${name}', '${path}', 'login'),
  ${one}: pageOf('${name}', '${path}/:id', 'login'),`,
        ),
      ],
      'src/contract/page-titles.ts': [
        atEndOf(
          'export const pageTitles',
          `
  ${all}: '${title}',
  ${one}: '${title}详情',`,
        ),
      ],
      'src/app/slices.ts': [inOrderOf('const slices', name, `() => import('#features/${name}/routes')`)],
      'server/areas.ts': [
        onTop(`import { ${all}Calls } from './${name}/index.ts'`),
        inOrderOf('const areas', name, `${all}Calls`),
      ],
      'server/account/personal/office-tables.ts': [
        atEndOf(
          'export const officeTables',
          `  ${table}: {
    label: '${title}',
    whose: by('user_id'),
    order: sql\`created_at, id\`,
    columns: { id: key, user_id: self, title: '标题', note: '说明', created_at: '新增时间' },
  },`,
        ),
      ],
      'server/account/testing.everything.ts': [
        onTop(`import { ${add} } from '${contract}'`),
        atEndOf(
          'async function keepAccount',
          `  await service.call(${add}, { title: \`\${name}的${title}\`, note: '' }, creating(person))`,
        ),
      ],
      'tests/contract/inputs.txt': [amongEntries(...inputsOf(table))],
      'tests/security/roles.txt': [amongEntries(...rolesOf(table))],
      'tests/contract/routes.test.ts': besideSpecification(path, `${path}/:id`),
      'tests/journeys/doors.ts': [atEndOf('const further', `  '${path}/:id': ['${path}/${NOBODYS}'],`)],
    }),
  }
}
