import { browserStorage } from '../storage/index.ts'
import { createDrafts } from './drafts.ts'

/** The drafts of this browser: one for all, so that its memory is shared where local storage is blocked. */
export const browserDrafts = createDrafts(browserStorage())
