import type { PageName } from '#contract/pages'

/** What the service hands to the page beside its HTML; a JSON data block that no policy has to allow as a script. */
export interface PageData {
  /** Answers by call key: the cache's first contents. */
  answers: Record<string, unknown>
  settings: PortalSettings
  /** When it was rendered, milliseconds since the epoch. */
  renderedAt: number
  /** When the build was made that this document starts, ISO 8601: no script holds it, or a new build of the same sources would be new files. */
  buildTime: string
  /** The page that was rendered when it is not the address's own (a not-found page). */
  shown?: PageName
}

/** Settings of the deployment that the page needs before its first call. */
export interface PortalSettings {
  /** Name of the site, by host (specification section 1). */
  siteName: string
  /** `talent` has its own logo and a white header. */
  variant: 'standard' | 'talent'
  /** Start-up hardening of specification section 9. */
  hardening: boolean
}

export const PAGE_DATA_ID = 'page-data'

/** Makes text that is safe inside a `<script type="application/json">`. */
export const embed = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c')

/** Reads what the service handed over. */
export function readPageData(document: Document): PageData {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent
  // The service's own renderer wrote it.
  return JSON.parse(text ?? '{}') as PageData
}
