const plain = (words: string) => words.normalize('NFKC').toUpperCase().replaceAll(/[\s-]/g, '')

/** Letters and number of a code without leading zeros: A01 is A1. */
const short = (code: string) => plain(code).replace(/^(\D*)0+(?=\d)/, '$1')
const numberOf = (code: string) => short(code).replace(/^\D+/, '')

const rules: readonly ((code: string, typed: string) => boolean)[] = [
  (code, typed) => short(code) === short(typed),
  (code, typed) => plain(code).startsWith(typed),
  (code, typed) => short(code).startsWith(short(typed)),
  (code, typed) => /^\d+$/.test(typed) && numberOf(code) === short(typed),
  (code, typed) => /^\d+$/.test(typed) && numberOf(code).startsWith(short(typed)),
]

/**
 * Which of `codes` is meant by what was typed: A12, a12, A1 (A01 before A10), 12 (the first from `from` on whose number
 * that is). Undefined where none is.
 */
export const typedBooth = (codes: readonly string[], typed: string, from = 0): number | undefined => {
  const wanted = plain(typed)
  if (wanted === '') return undefined
  for (const rule of rules)
    for (let step = 0; step < codes.length; step += 1) {
      const at = (from + step) % codes.length
      const code = codes[at]
      if (code !== undefined && rule(code, wanted)) return at
    }
  return undefined
}

/** So long after a key, in milliseconds, the next one begins another code. */
export const TYPING_PAUSE = 1_000

/** A key that is a part of a code. */
export const isCodeKey = (key: string): boolean => /^[\p{L}\p{N}]$/u.test(key)
