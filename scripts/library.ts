import { join } from 'node:path'
import { buildLibrary } from './build/library.ts'
import { root } from './steps.ts'

const folder = join(root, 'dist/library')
const began = performance.now()
await buildLibrary(root, folder)
console.log(`dist/library ${((performance.now() - began) / 1000).toFixed(1)} s`)
