import { pages } from '../src/contract/pages.ts'

/** Prints every page of the portal as TSV: path, access, title. */
const words: Record<string, string> = { type1: 'login type1', type2: 'login type2', 'guest-or-type2': 'guest or type2' }
for (const { path, access, title } of Object.values(pages))
  console.log([path, words[access] ?? access, title].join('\t'))
