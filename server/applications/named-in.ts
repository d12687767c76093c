import { toHalfWidth } from '#contract/rules'

const folded = (text: string) => toHalfWidth(text).toLowerCase().replace(/\s+/g, ' ').trim()

const isLetter = (sign: string | undefined) => sign !== undefined && /[a-z0-9+#]/.test(sign)

/** Whether a text names a skill: as it stands, whichever width and case, but no Java within JavaScript and no C within C++. */
export function namedIn(text: string, skill: string): boolean {
  const [all, name] = [folded(text), folded(skill)]
  if (name === '') return false
  for (let at = all.indexOf(name); at >= 0; at = all.indexOf(name, at + 1)) {
    const isCutBefore = isLetter(name[0]) && isLetter(all[at - 1])
    const isCutAfter = isLetter(name.at(-1)) && isLetter(all[at + name.length])
    if (!isCutBefore && !isCutAfter) return true
  }
  return false
}
