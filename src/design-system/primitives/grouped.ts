const perGroup = /\B(?=(?:\d{3})+$)/g

/**
 * A figure with a thousands separator and at most two decimals: 12,345.6; a dash for what is no number. By hand: the
 * first word with the browser's own formatter costs a slow phone 60 ms.
 */
export const grouped = (value: number): string => {
  if (!Number.isFinite(value)) return '—'
  const [whole = '', fraction] = String(Math.round(value * 100) / 100).split('.')
  const figures = whole.replace(perGroup, ',')
  return fraction === undefined ? figures : `${figures}.${fraction}`
}
