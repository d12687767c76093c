import { loadRoutes } from '../src/app/routes.ts'

/** Prints every route record as TSV: path, access, title. */
const words: Record<string, string> = { type1: 'login type1', type2: 'login type2', 'guest-or-type2': 'guest or type2' }
for (const { path, access, title } of await loadRoutes()) console.log([path, words[access] ?? access, title].join('\t'))
