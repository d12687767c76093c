import type { BoothKind } from './booth-kinds.ts'

/** A booth of a hall, in decimetres from its upper left corner; no size on line, where halls have no plan. */
export interface PlannedBooth {
  readonly code: string
  readonly kind: BoothKind
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** A booth's number: up to two letters and three digits, such as A07. */
const BOOTH_CODE = /^[A-Z]{1,2}\d{1,3}$/
/** The most booths of a fair. */
export const MOST_BOOTHS = 1_000
/** Side of a standard booth, in decimetres. */
export const BOOTH_SIDE = 30

/** What a booth of this kind costs where a standard one costs so much, in fen. */
export const boothFee = (kind: BoothKind, standard: number): number =>
  kind === 'public' ? 0 : kind === 'large' ? standard * 2 : standard

const overlap = (one: PlannedBooth, other: PlannedBooth): boolean =>
  one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h

export interface PlanFault {
  readonly code: string
  readonly message: string
}

/** What is wrong with the booths of one hall, one fault each at most. */
export function planFaults(hall: { width: number; depth: number }, booths: readonly PlannedBooth[]): PlanFault[] {
  const faults = new Map<string, string>()
  const isOnline = hall.width === 0
  const rows = [...booths].sort((one, other) => one.x - other.x)
  for (const [at, booth] of rows.entries()) {
    const { code, x, y, w, h } = booth
    if (!BOOTH_CODE.test(code)) faults.set(code, `展位号“${code}”应为一两个大写字母加数字，例如 A07`)
    if (isOnline) continue
    if (w <= 0 || h <= 0 || x < 0 || y < 0 || x + w > hall.width || y + h > hall.depth)
      faults.set(code, `展位 ${code} 超出了展厅`)
    for (let next = at + 1; next < rows.length; next += 1) {
      const other = rows[next]
      // Sorted by their left sides: nothing further on can reach this one.
      if (!other || other.x >= x + w) break
      if (overlap(booth, other) && !faults.has(code)) faults.set(code, `展位 ${code} 和 ${other.code} 重叠`)
    }
  }
  return [...faults].map(([code, message]) => ({ code, message }))
}

/** Numbers that more than one booth of a fair bears. */
export function repeatedCodes(codes: readonly string[]): string[] {
  const seen = new Set<string>()
  return [...new Set(codes.filter(code => seen.size === seen.add(code).size))]
}

/** The next number after the highest of a row: A10 after A09; A01 where there is none. */
export function nextCode(codes: readonly string[], row: string): string {
  const numbers = codes.flatMap(code => (code.replace(/\d+$/, '') === row ? [Number(code.slice(row.length))] : []))
  return `${row}${String(Math.max(0, ...numbers) + 1).padStart(2, '0')}`
}

/** The first place of a hall where a standard booth fits, row by row in steps of half a booth; null for none. */
export function freePlace(hall: { width: number; depth: number }, booths: readonly PlannedBooth[]) {
  const step = BOOTH_SIDE / 2
  for (let y = step; y + BOOTH_SIDE <= hall.depth; y += step)
    for (let x = step; x + BOOTH_SIDE <= hall.width; x += step) {
      const place = { code: '', kind: 'standard' as const, x, y, w: BOOTH_SIDE, h: BOOTH_SIDE }
      if (!booths.some(booth => overlap(place, booth))) return { x, y }
    }
  return null
}
