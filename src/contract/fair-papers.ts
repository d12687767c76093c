import type * as z from 'zod/mini'
import { endpoint, type OutputOf } from './endpoint.ts'
import type * as schemas from './schemas/fair-papers.ts'

/** What a fair is filed with, and what came of it. */
export const fairPapers = endpoint<typeof schemas.fairPapers>({
  method: 'GET',
  path: '/fair_office/papers',
  access: 'type1',
})
export type FairPapers = OutputOf<typeof fairPapers>

/** Records the filing with the labour authority and the permit of the police. */
export const saveFairFiling = endpoint<typeof schemas.saveFairFiling>({
  method: 'POST',
  path: '/fair_office/filing',
  access: 'type1',
})

/** Records what came of a fair once it is over, until it is frozen. */
export const saveFairStatistics = endpoint<typeof schemas.saveFairStatistics>({
  method: 'POST',
  path: '/fair_office/statistics',
  access: 'type1',
})

/** Freezes figures and employers of a fair under one hash; nothing of it changes after. */
export const freezeFair = endpoint<typeof schemas.freezeFair>({
  method: 'POST',
  path: '/fair_office/freeze',
  access: 'type1',
})

/** What was frozen of a fair, as the text whose hash is shown: anybody who reads it reckons that again. */
export const fairArchive = endpoint<typeof schemas.fairArchive>({
  method: 'GET',
  path: '/fair_office/archive',
  access: 'type1',
  answer: 'binary',
})

/** The employers of a fair as an Excel workbook. */
export const fairExhibitorsFile = endpoint<typeof schemas.fairExhibitorsFile>({
  method: 'GET',
  path: '/fair_office/exhibitors_file',
  access: 'type1',
  answer: 'binary',
})

export type { FairText } from './fair-texts.ts'

/** What is filed in words: as it was stored, or drafted from the facts of the fair. */
export const fairTexts = endpoint<typeof schemas.fairTexts>({
  method: 'GET',
  path: '/fair_office/texts',
  access: 'type1',
})
export type FairTexts = OutputOf<typeof fairTexts>

/** Stores one of them. Refused where somebody was quicker, with what they stored. */
export const saveFairText = endpoint<typeof schemas.saveFairText>({
  method: 'POST',
  path: '/fair_office/save_text',
  access: 'type1',
})

export type FairSign = z.output<ReturnType<typeof schemas.fairSign>>

/** A sign for each booth that somebody has, those without, and what has changed since it was printed. */
export const fairSigns = endpoint<typeof schemas.fairSigns>({
  method: 'GET',
  path: '/fair_office/signs',
  access: 'type1',
})
export type FairSigns = OutputOf<typeof fairSigns>

/** Remembers what was printed, so that only what changes has to be printed again. */
export const recordSignPrint = endpoint<typeof schemas.recordSignPrint>({
  method: 'POST',
  path: '/fair_office/signs_printed',
  access: 'type1',
})

/** How many name plates there are to make, and who has named nobody. */
export const fairPlateCounts = endpoint<typeof schemas.fairPlateCounts>({
  method: 'GET',
  path: '/fair_office/plates',
  access: 'type1',
})
export type FairPlateCounts = OutputOf<typeof fairPlateCounts>

/** The name plates themselves. It writes, in the audit log, and so is no read that anything keeps. */
export const makeFairPlates = endpoint<typeof schemas.makeFairPlates>({
  method: 'POST',
  path: '/fair_office/make_plates',
  access: 'type1',
})
export type FairPlates = OutputOf<typeof makeFairPlates>
