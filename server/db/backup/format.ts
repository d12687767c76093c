import { z } from 'zod'

/**
 * A backup is gzipped text, one record a line, its kind in the first letter:
 * `H` head, `T` table and its columns (the rows that follow are its), `R` row as JSON, `S` sequence, `E` end with the number of rows.
 */
export const backupHead = z.object({
  format: z.literal('talent-portal-backup/1'),
  takenAt: z.iso.datetime(),
  /** Whether the uploads that its rows name lie beside it, in `files/<first two digits>/<id>`. */
  uploads: z.boolean().default(false),
  /** Fingerprints of the secrets that the service had then, by name; the secrets themselves are kept apart. */
  secrets: z.record(z.string(), z.string()).default({}),
  migrations: z.array(z.object({ version: z.number().int(), name: z.string(), checksum: z.string() })),
})
export type BackupHead = z.infer<typeof backupHead>

export const backupTable = z.object({ name: z.string(), columns: z.array(z.string()) })
export const backupSequence = z.object({ name: z.string(), last: z.number().int().nullable() })
export const backupEnd = z.object({ rows: z.number().int() })

/** A backup cannot be brought back; `message` is one line for the operator. No row was changed. */
export class RestoreError extends Error {
  override readonly name = 'RestoreError'
}
