import type { Display } from '#design-system'
import type { TextStorage } from '#platform/storage'

const KEY = 'display'
export const standardDisplay: Display = { theme: 'light', size: 'standard' }

const themes: readonly string[] = ['light', 'dark', 'contrast'] satisfies Display['theme'][]
const sizes: readonly string[] = ['standard', 'elder'] satisfies Display['size'][]

const isDisplay = (value: unknown): value is Display =>
  typeof value === 'object' &&
  value !== null &&
  'theme' in value &&
  'size' in value &&
  themes.includes(String(value.theme)) &&
  sizes.includes(String(value.size))

/** What was chosen on this device before; the standard look where nothing readable is kept. */
export function readDisplay(storage: TextStorage): Display {
  try {
    const kept: unknown = JSON.parse(storage.get(KEY) ?? 'null')
    return isDisplay(kept) ? kept : standardDisplay
  } catch {
    return standardDisplay
  }
}

/** Keeps the choice for this device. */
export const keepDisplay = (storage: TextStorage, display: Display) => storage.set(KEY, JSON.stringify(display))

/** Puts the choice on `<html>`, which is all that a theme is. */
export function applyDisplay(root: HTMLElement, { theme, size }: Display) {
  if (theme === 'light') delete root.dataset.theme
  else root.dataset.theme = theme
  if (size === 'standard') delete root.dataset.size
  else root.dataset.size = size
}
