/**
 * True where a change would write over what its writer has not seen: what is stored is neither what they saw nor what
 * they want. Whoever does not say what they saw writes over anything; a repetition of the same change is none.
 */
export const isStale = (stored: string, wanted: string | undefined, seen: string | undefined): boolean =>
  wanted !== undefined && seen !== undefined && stored !== seen && stored !== wanted
