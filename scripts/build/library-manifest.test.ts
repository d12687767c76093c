import { expect, test } from 'vitest'
import { libraryManifest } from './library-manifest.ts'

const own = {
  name: 'portal',
  version: '1.2.3',
  description: '门户',
  license: 'MulanPSL-2.0',
  imports: { '#contract/*': './src/contract/*.ts' },
  dependencies: {
    react: '^19.0.0',
    'react-dom': '^19.0.0',
    swr: '^2.0.0',
    zod: '^4.0.0',
  },
  devDependencies: { 'styled-components': '^6.0.0', msw: '^3.0.0', vite: '^8.0.0' },
}

const faces = { './design-system': 'src/design-system/index.ts', './stage': 'src/app/Stage.tsx' }

test('an application brings what it may have only once; the rest comes along, and nothing unused', () => {
  expect(libraryManifest(own, faces, ['zod', 'react', 'msw'])).toMatchObject({
    sideEffects: false,
    exports: { './design-system': './src/design-system/index.js', './stage': './src/app/Stage.js' },
    imports: { '#contract/*': './src/contract/*.js' },
    peerDependencies: { react: '^19.0.0', msw: '^3.0.0' },
    peerDependenciesMeta: { msw: { optional: true } },
    dependencies: { zod: '^4.0.0' },
  })
})

test('a package that the project does not list is a fault', () => {
  expect(() => libraryManifest(own, faces, ['left-pad'])).toThrow('left-pad')
})
