import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stringify } from 'yaml'
import type { Db } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { findStored } from './stored.ts'

const FILE = 'recruitment.yaml'

/** A name under which a folder can keep it. */
const fileName = (id: number, name: string) => `${id}-${name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '-')}`

/** Writes a recruitment as a file, with what can be taken along beside it. Null where there is none. */
export async function exportRecruitment(
  db: Db,
  theme: number,
  folder: string,
): Promise<{ readonly files: number } | null> {
  const found = await db.tx(async tx => {
    const stored = await findStored(tx, theme)
    if (!stored) return null
    const contents = await tx.query<{ id: number; content: Uint8Array }>(sql`
      select id, content from exam_attachments where theme_id = ${theme} order by id`)
    return { stored, contents: new Map(contents.map(({ id, content }) => [id, content])) }
  })
  if (!found) return null
  const { stored, contents } = found
  const attachments = stored.attachments.map(({ id, exam, notice, name }) => ({
    name,
    file: fileName(id, name),
    exam,
    notice,
  }))
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, FILE), stringify({ ...stored.recruitment, attachments }, { lineWidth: 0 }))
  for (const { id, name } of stored.attachments)
    await writeFile(join(folder, fileName(id, name)), contents.get(id) ?? new Uint8Array())
  return { files: attachments.length + 1 }
}
