import { UnreadableBody } from './cipher.ts'

const DEEPEST = 64

/** True when the text opens more than 64 arrays and objects inside one another; looks at brackets outside of strings. */
function isTooDeep(text: string): boolean {
  let depth = 0
  let inString = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (inString) {
      if (character === '\\') at += 1
      else if (character === '"') inString = false
    } else if (character === '"') inString = true
    else if (character === '{' || character === '[') {
      depth += 1
      if (depth > DEEPEST) return true
    } else if (character === '}' || character === ']') depth -= 1
  }
  return false
}

/** Reads a JSON document of bounded depth. Throws `UnreadableBody`, whatever was wrong. */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) throw new UnreadableBody()
  try {
    return JSON.parse(text)
  } catch {
    throw new UnreadableBody()
  }
}
