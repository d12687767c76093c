import { titledPages } from '../src/contract/page-titles.ts'

/** Prints every page of the portal as TSV: path, access, title. */
const words: Record<string, string> = { type1: 'login type1', type2: 'login type2', 'guest-or-type2': 'guest or type2' }
for (const { path, access, title } of titledPages) console.log([path, words[access] ?? access, title].join('\t'))
