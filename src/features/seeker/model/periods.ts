/** 2023.07 — 2025.02; an empty end is 至今, an empty beginning leaves nothing to say. */
export function periodText(from: string, to: string): string {
  if (!from) return ''
  return `${from.replace('-', '.')} — ${to ? to.replace('-', '.') : '至今'}`
}
