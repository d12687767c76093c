// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what the rule refuses.
const LOCAL_PATH = /^\/(?![/\\])[^\\\x00-\x1f]*$/
const SIGN_IN_PAGES = /^\/(?:(?:user|org)\/(?:login|register)|forget\/pwd\/[^/]*|auto-login)\/?$/i
const ORIGIN = 'https://origin.invalid'

/**
 * Whether a `redirectUri` may be followed after signing in: a path of this site, at most 512 characters, and not a page
 * for signing in, which would lead straight back. Control characters, backslashes and dot segments that resolve to
 * another host are refused, because browsers read them differently from routers.
 */
export function isSafeRedirect(path: string): boolean {
  if (path.length > 512 || !LOCAL_PATH.test(path) || !URL.canParse(path, ORIGIN)) return false
  const url = new URL(path, ORIGIN)
  return url.origin === ORIGIN && !url.pathname.startsWith('//') && !SIGN_IN_PAGES.test(decoded(url.pathname))
}

/** The path itself where it is safe, otherwise `fallback`. */
export function safeRedirect(path: string | null | undefined, fallback = '/'): string {
  return path && isSafeRedirect(path) ? path : fallback
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
