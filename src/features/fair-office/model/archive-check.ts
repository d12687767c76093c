import * as z from 'zod/mini'
import type { FairPapers } from '#contract/fair-papers'
import { sha256Hex } from '#contract/sha256'

/** What a page shows of an archive. */
export type ShownArchive = Pick<FairPapers, 'hash' | 'statistics' | 'present'>

export interface ArchiveCheck {
  /** The text has the hash that is shown. */
  readonly isOfHash: boolean
  /** It has, and says the figures that are shown. */
  readonly agrees: boolean
  /** Of the text, in hexadecimal digits. */
  readonly hash: string
  /** Employers in it. */
  readonly employers: number
}

const archive = /* @__PURE__ */ z.object({
  visitors: z.number(),
  resumes: z.number(),
  intentions: z.number(),
  employers: z.array(z.unknown()),
})

/** The archive that a text says; undefined for none. */
function read(text: string): z.output<typeof archive> | undefined {
  try {
    return z.safeParse(archive, JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Reckons the hash of a frozen archive from its text, and compares it and the figures with what is shown. */
export async function checkArchive(
  text: string,
  { hash: shown, statistics, present }: ShownArchive,
): Promise<ArchiveCheck> {
  const [hash, found] = [await sha256Hex(text), read(text)]
  const isOfHash = hash === shown
  const saysShown =
    found !== undefined &&
    found.visitors === statistics?.visitors &&
    found.resumes === statistics.resumes &&
    found.intentions === statistics.intentions &&
    found.employers.length === present
  return { isOfHash, agrees: isOfHash && saysShown, hash, employers: found?.employers.length ?? 0 }
}
