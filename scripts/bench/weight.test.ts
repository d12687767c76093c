import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { filesOf, type Manifest, weigh } from './weight.ts'

const manifest: Manifest = {
  'src/app/entry-client.tsx': { file: 'entry.js', imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  '_list.js': { file: 'list.js', imports: ['_react.js'] },
  'src/features/home/pages/HomePage.tsx': { file: 'home.js', name: 'HomePage', isDynamicEntry: true },
  'src/features/jobs/pages/JobSearchPage.tsx': {
    file: 'search.js',
    name: 'JobSearchPage',
    isDynamicEntry: true,
    imports: ['_list.js', 'src/app/entry-client.tsx'],
  },
  'src/features/news/pages/ArticlePage.tsx': { file: 'article.js', name: 'ArticlePage', isDynamicEntry: true },
  'src/features/news/routes.ts': { file: 'records.js', name: 'routes', isDynamicEntry: true, imports: ['_list.js'] },
  'src/features/home/routes.ts': { file: 'home-records.js', name: 'routes', isDynamicEntry: true },
  'src/features/jobs/routes.ts': { file: 'jobs-records.js', name: 'routes', isDynamicEntry: true },
  'src/other/OtherPage.tsx': { file: 'other.js', name: 'OtherPage', isDynamicEntry: true },
}

let client: string
beforeEach(async () => {
  client = await mkdtemp(join(tmpdir(), 'talent-portal-weight-'))
  await mkdir(join(client, '.vite'))
  await writeFile(join(client, '.vite/manifest.json'), JSON.stringify(manifest))
})
afterEach(() => rm(client, { recursive: true, force: true }))

test('a first visit loads the entry, its page and what they import, each once, and no other page', () => {
  expect(filesOf(manifest, 'JobSearchPage')).toEqual([
    'entry.js',
    'react.js',
    'search.js',
    'list.js',
    'jobs-records.js',
  ])
  expect(filesOf(manifest, 'HomePage')).toEqual(['entry.js', 'react.js', 'home.js', 'home-records.js'])
})

test('the records of its slice come with a page', () => {
  expect(filesOf(manifest, 'ArticlePage')).toEqual(['entry.js', 'react.js', 'article.js', 'records.js', 'list.js'])
})

test('a page that is gone from the build, or an import that leads nowhere, is never weighed as nothing', () => {
  expect(() => filesOf(manifest, 'GonePage')).toThrow('GonePage')
  const broken = { ...manifest, 'src/app/entry-client.tsx': { file: 'entry.js', imports: ['_gone.js'] } }
  expect(() => filesOf(broken, 'HomePage')).toThrow('_gone.js')
})

test('bytes are those that the service sends: the file beside it, or what compressing it gives', async () => {
  for (const { file } of Object.values(manifest)) await writeFile(join(client, file), 'x'.repeat(10_000))
  for (const { file } of Object.values(manifest)) await writeFile(join(client, `${file}.br`), randomBytes(1_000))
  const pages = { '/': 'HomePage', '/job-search': 'JobSearchPage' }
  expect(weigh(client, pages)).toEqual([
    { path: '/', files: 4, bytes: 4_000 },
    { path: '/job-search', files: 5, bytes: 5_000 },
  ])
  await rm(join(client, 'home.js.br'))
  expect(weigh(client, pages)[0]?.bytes).toBeLessThan(3_100)
})
