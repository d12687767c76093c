import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { areasFile, areasSource } from './regions/china-areas.ts'
import { root } from './steps.ts'

/** Writes the areas of China anew, after @vant/area-data or a reading of a place has changed. */
writeFileSync(join(root, areasFile), areasSource())
console.log(`${areasFile} written`)
