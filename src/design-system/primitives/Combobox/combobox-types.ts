export type ComboboxOption = {
  value: string
  label: string
  /** Further words that find it: pinyin, initials, a code. */
  keywords?: string | undefined
  /** A second line that tells it from others of the same name. */
  hint?: string | undefined
  disabled?: boolean | undefined
}

/**
 * All options at hand, or what finds them for a query. The second is asked again for every query; what it answers to an
 * older one is dropped, and `signal` tells it so.
 */
export type ComboboxSource =
  | readonly ComboboxOption[]
  | null
  | undefined
  | ((request: { query: string; signal: AbortSignal }) => Promise<readonly ComboboxOption[] | null | undefined>)

/** A row of the open list: an option, or something to do about there being none. */
export type Entry = ComboboxOption & { kind?: 'create' | 'retry' | undefined }
