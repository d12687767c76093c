import { expect } from 'storybook/test'

export const cities = ['南昌市', '九江市', '赣州市', '上饶市', '宜春市', '吉安市', '抚州市'] as const
export const openings = [51_204, 18_930, 27_415, 9820, 7033, 6120, 3987] as const
export const seekers = [48_800, 21_004, 30_112, 12_450, 8211, null, 5102] as const
export const months = Array.from({ length: 12 }, (_, at) => `${at + 1}月`)
export const source = '省人力资源和社会保障厅，截至 2026-10-31'

/** The table opens and carries exactly `cells`, row by row. */
export const expectTable = async (details: Element | null, cells: readonly (readonly string[])[]) => {
  const rows = [...(details?.querySelectorAll('tbody tr') ?? [])]
  const told = rows.slice(0, cells.length).map(row => [...row.children].map(cell => cell.textContent))
  await expect(told).toEqual(cells)
}
