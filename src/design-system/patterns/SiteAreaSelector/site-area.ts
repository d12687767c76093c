export type SiteArea = {
  /** '' for the main site. */
  value: string
  label: string
  /** Absent for an area that has no site of its own. */
  href?: string | undefined
}
