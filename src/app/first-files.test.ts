import { expect, it } from 'vitest'
import { firstFiles, type Manifest } from './first-files.ts'

const page = (name: string, imports: string[] = []) => ({ file: `${name}.js`, name, isDynamicEntry: true, imports })

const manifest: Manifest = {
  'src/app/entry-client.tsx': { file: 'entry.js', isEntry: true, imports: ['_shared.js'] },
  '_shared.js': { file: 'shared.js', imports: ['_libraries.js'] },
  '_libraries.js': { file: 'libraries.js', imports: ['_runtime.js'] },
  '_runtime.js': { file: 'runtime.js' },
  '_list.js': { file: 'list.js', imports: ['_shared.js'] },
  'src/app/own-pages.ts': page('own'),
  'src/app/NotFoundPage.tsx': page('NotFoundPage'),
  'src/features/exams/routes.ts': page('exam-records'),
  'src/features/exams/pages/ExamListPage.tsx': page('ExamListPage', ['_list.js', 'src/app/entry-client.tsx']),
  'src/features/news/routes.ts': page('news-records', ['_list.js']),
  'src/features/news/pages/ArticlePage.tsx': page('ArticlePage'),
  'src/features/payments/routes.ts': page('payment-records'),
  'src/features/payments/pages/ExamListPage.tsx': { ...page('ExamListPage'), file: 'paid-exams.js' },
}

const shared = ['libraries.js', 'runtime.js', 'entry.js', 'shared.js']

it('loads the libraries, then the entry, the page and what they import, each once, and no other page', () => {
  const files = firstFiles(manifest, { component: 'ExamListPage', records: 'src/features/exams/routes.ts' })
  expect(files).toEqual([...shared, 'exam-records.js', 'ExamListPage.js', 'list.js'])
})

it('loads what the records of its slice import with a page', () => {
  const files = firstFiles(manifest, { component: 'ArticlePage', records: 'src/features/news/routes.ts' })
  expect(files).toEqual([...shared, 'news-records.js', 'list.js', 'ArticlePage.js'])
})

it('tells pages of the same name apart by their slices', () => {
  const files = firstFiles(manifest, { component: 'ExamListPage', records: 'src/features/payments/routes.ts' })
  expect(files).toEqual([...shared, 'payment-records.js', 'paid-exams.js'])
})

it("finds the shell's own page", () => {
  const files = firstFiles(manifest, { component: 'NotFoundPage', records: 'src/app/own-pages.ts' })
  expect(files).toEqual([...shared, 'own.js', 'NotFoundPage.js'])
})

it('never takes what is gone from the build for nothing', () => {
  const gone = { component: 'ArticlePage', records: 'src/features/exams/routes.ts' }
  expect(() => firstFiles(manifest, gone)).toThrow('ArticlePage')
  const broken = { ...manifest, '_shared.js': { file: 'shared.js', imports: ['_gone.js'] } }
  expect(() => firstFiles(broken, { ...gone, component: 'ExamListPage' })).toThrow('_gone.js')
})
