/** Strict policy of the portal's pages; the nonce lets in the style elements and the one script that the service renders. */
export const pagePolicy = (nonce: string) =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    // hls.js gives the track of its captions an address of data that says nothing.
    "media-src 'self' blob: data:",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ')

/** Policy of everything that is no page: nothing in it may run, load or be framed. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox"

/** On every answer, whatever it is. */
const everywhere = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const

/** What a browser can open as a page of its own is bound by these, too; a script or a style sheet it only shows as text. */
const forPages = {
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), autoplay=(self), camera=(self), display-capture=(self), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(self), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const

/** A first visit fetches some fifteen scripts: what none of them needs would be half a kilobyte with each. */
const isCode = (headers: Headers) => /^text\/(javascript|css)\b/.test(headers.get('Content-Type') ?? '')

/** Sets the security headers of an answer; a policy of its own stays. */
export function secure(headers: Headers, status: number): void {
  for (const [name, value] of Object.entries(everywhere)) headers.set(name, value)
  if (isCode(headers)) return
  for (const [name, value] of Object.entries(forPages)) headers.set(name, value)
  if (!headers.has('Content-Security-Policy') && status !== 304) headers.set('Content-Security-Policy', dataPolicy)
}
