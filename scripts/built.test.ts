import { mkdir, mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isBuilt, markBuilt } from './built.ts'

let folder: string
const write = (path: string, text: string) => writeFile(join(folder, path), text)

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'talent-portal-built-'))
  await mkdir(join(folder, 'src'))
  await mkdir(join(folder, 'dist'))
  await write('src/page.tsx', 'one')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('nothing is built before the first build', async () => {
  expect(await isBuilt(folder)).toBe(false)
})

test.each([
  { what: 'a changed source', change: () => write('src/page.tsx', 'two') },
  { what: 'a new source', change: () => write('src/other.tsx', '') },
  { what: 'a renamed source', change: () => rename(join(folder, 'src/page.tsx'), join(folder, 'src/moved.tsx')) },
  { what: 'another set of packages', change: () => write('package-lock.json', '{}') },
])('$what asks for a build', async ({ change }) => {
  await markBuilt(folder)
  await change()
  expect(await isBuilt(folder)).toBe(false)
})

test.each([
  { what: 'a touched file', change: () => utimes(join(folder, 'src/page.tsx'), 0, 0) },
  { what: 'a test', change: () => write('src/page.test.ts', '') },
  { what: 'a story', change: () => write('src/Page.stories.tsx', '') },
])('$what asks for none', async ({ change }) => {
  await markBuilt(folder)
  await change()
  expect(await isBuilt(folder)).toBe(true)
})
