type RandomSource = Pick<Crypto, 'getRandomValues'> & Partial<Pick<Crypto, 'randomUUID'>>

/**
 * A random version-4 id, 36 characters (RFC 9562). `randomUUID` exists in secure contexts only; a portal reached by plain
 * HTTP inside an office network falls back to the same random bytes set by hand.
 */
export function v4(source: RandomSource = globalThis.crypto): string {
  return source.randomUUID?.() ?? fromBytes(source.getRandomValues(new Uint8Array(16)))
}

function fromBytes(bytes: Uint8Array): string {
  const digits = [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
  const variant = '89ab'.charAt(Number.parseInt(digits.charAt(16), 16) % 4)
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    variant + digits.slice(17, 20),
    digits.slice(20),
  ].join('-')
}
