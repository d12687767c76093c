import { uploadsTable } from './catalog.ts'
import { readGzipLines } from './file.ts'
import { backupHead, backupTable } from './format.ts'

/** The ids of the uploads that a backup's rows name; of one from before uploads were kept, none. */
export async function* namedUploads(path: string): AsyncGenerator<string> {
  let inTable = false
  for await (const line of readGzipLines(path)) {
    const content = line.slice(1)
    if (line.startsWith('H') && !backupHead.parse(JSON.parse(content)).uploads) return
    if (line.startsWith('R') && inTable) yield String(JSON.parse(content).id)
    if (!line.startsWith('T')) continue
    if (inTable) return
    inTable = backupTable.parse(JSON.parse(content)).name === uploadsTable
  }
}
