import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isProtected, pages } from '../../src/contract/pages.ts'
import { addressIn, guestPages, weigh } from './weight.ts'

const records = 'src/features/exams/routes.ts'
const lists = 'src/features/exams/ListPage.tsx'
const others = 'src/features/exams/OtherPage.tsx'

const manifest = {
  'src/app/entry-client.tsx': { file: 'entry.js' },
  [records]: { file: 'records.js', isDynamicEntry: true },
  [lists]: { file: 'list.js', name: 'ListPage', isDynamicEntry: true },
  [others]: { file: 'other.js', name: 'OtherPage', isDynamicEntry: true },
}

/** A renderer for which one component draws the list of exams and another all the rest. */
const renderer = `
export const chunkOf = async name => ({
  component: name === 'examList' ? 'ListPage' : 'OtherPage',
  records: '${records}',
})`

const open = Object.values(pages).filter(page => !isProtected(page))

let dist: string
const write = (path: string, text: string | Buffer) => writeFile(join(dist, path), text)
const writeManifest = (chunks: object) => write('client/.vite/manifest.json', JSON.stringify(chunks))
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'talent-portal-weight-'))
  await mkdir(join(dist, 'client/.vite'), { recursive: true })
  await mkdir(join(dist, 'server'))
  await write('package.json', '{"type":"module"}')
  await write('server/entry-server.js', renderer)
  await writeManifest(manifest)
  for (const { file } of Object.values(manifest)) await write(`client/${file}`, 'x'.repeat(10_000))
  for (const { file } of Object.values(manifest)) await write(`client/${file}.br`, randomBytes(1_000))
})
afterEach(() => rm(dist, { recursive: true, force: true }))

test('every page of the table that is not for signed-in people alone is weighed, each once', async () => {
  const weighed = (await weigh(dist)).flatMap(({ paths }) => paths)
  expect(weighed.toSorted()).toEqual(open.map(({ path }) => path).toSorted())
})

test('addresses of one component are one page', async () => {
  expect(await guestPages(dist)).toEqual([
    { component: 'OtherPage', records, paths: open.map(({ path }) => path).filter(path => path !== '/exam/list') },
    { component: 'ListPage', records, paths: ['/exam/list'] },
  ])
})

test.each([lists, others, records])('a page whose %s is not in the build is no page without weight', async gone => {
  await writeManifest({ ...manifest, [gone]: undefined })
  await expect(weigh(dist)).rejects.toThrow()
})

test('bytes are those that the service sends: the file beside it, or what compressing it gives', async () => {
  expect((await weigh(dist)).map(({ files, bytes }) => ({ files, bytes }))).toEqual([
    { files: 3, bytes: 3_000 },
    { files: 3, bytes: 3_000 },
  ])
  await rm(join(dist, 'client/entry.js.br'))
  expect((await weigh(dist))[0]?.bytes).toBeLessThan(2_100)
})

test('a page is called by the first of its addresses', () => {
  expect(addressIn({ paths: ['/'] })).toBe('/')
  expect(addressIn({ paths: ['/ay/index', '/yc/index', '/topic/:name'] })).toBe('/ay/index and 2 more')
})
