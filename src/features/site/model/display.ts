import type { Display } from '#design-system'

const YEAR_SECONDS = 31_536_000

export const standardDisplay: Display = { theme: 'light', size: 'standard' }

const isTheme = (text: string | undefined): text is Display['theme'] =>
  text === 'light' || text === 'dark' || text === 'contrast'
const isSize = (text: string | undefined): text is Display['size'] => text === 'standard' || text === 'elder'

/**
 * What was chosen on this device before, from a cookie header; `standardDisplay` itself for the standard look and where
 * nothing readable is kept.
 */
export function displayOf(cookies: string): Display {
  const [, kept = ''] = /(?:^|;\s*)display=([^;]*)/.exec(cookies) ?? []
  const [theme, size] = kept.split('.')
  const isStandard = theme === standardDisplay.theme && size === standardDisplay.size
  return isTheme(theme) && isSize(size) && !isStandard ? { theme, size } : standardDisplay
}

/**
 * The cookie that keeps the choice for this device. A cookie and not the browser's storage, so that the service renders
 * the page in the chosen look from the first byte.
 */
export const displayCookie = ({ theme, size }: Display) =>
  `display=${theme}.${size}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`

/** Attributes of `<html>`, which are all that a look is; undefined for an attribute that is to be absent. */
export const attributesOf = ({ theme, size }: Display) => ({
  theme: theme === 'light' ? undefined : theme,
  size: size === 'standard' ? undefined : size,
})

/** Puts a choice on `<html>`. */
export function applyDisplay(root: HTMLElement, display: Display) {
  for (const [name, value] of Object.entries(attributesOf(display))) {
    if (value === undefined) delete root.dataset[name]
    else root.dataset[name] = value
  }
}
