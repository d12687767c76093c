export type Shared = 'shared' | 'copied' | 'cancelled' | 'refused'

/** Hands a page to the phone's own sharing, or copies its address. Never throws. */
export const share = async (page: { title: string; url: string }): Promise<Shared> => {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(page)
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled'
    }
  }
  try {
    await navigator.clipboard.writeText(page.url)
    return 'copied'
  } catch {
    return 'refused'
  }
}
