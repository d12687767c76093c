import { addDays } from './china-time.ts'

interface HolidayYear {
  /** First and last day of each holiday, weekends within it included. */
  readonly off: readonly (readonly [from: string, until: string])[]
  /** Weekends that are worked in return. */
  readonly worked: readonly string[]
}

/**
 * Holidays as the General Office of the State Council sets them, a year each: 国办发明电〔2024〕12号 for 2025,
 * 国办发明电〔2025〕7号 for 2026. For 2027 the days of 全国年节及纪念日放假办法 (国务院令第795号) alone stand here, until the
 * notice of that year is entered; a year that is not here has none but weekends.
 */
const years: readonly HolidayYear[] = [
  {
    off: [
      ['2025-01-01', '2025-01-01'],
      ['2025-01-28', '2025-02-04'],
      ['2025-04-04', '2025-04-06'],
      ['2025-05-01', '2025-05-05'],
      ['2025-05-31', '2025-06-02'],
      ['2025-10-01', '2025-10-08'],
    ],
    worked: ['2025-01-26', '2025-02-08', '2025-04-27', '2025-09-28', '2025-10-11'],
  },
  {
    off: [
      ['2026-01-01', '2026-01-03'],
      ['2026-02-15', '2026-02-23'],
      ['2026-04-04', '2026-04-06'],
      ['2026-05-01', '2026-05-05'],
      ['2026-06-19', '2026-06-21'],
      ['2026-09-25', '2026-09-27'],
      ['2026-10-01', '2026-10-07'],
    ],
    worked: ['2026-01-04', '2026-02-14', '2026-02-28', '2026-05-09', '2026-09-20', '2026-10-10'],
  },
  {
    off: [
      ['2027-01-01', '2027-01-01'],
      ['2027-02-05', '2027-02-08'],
      ['2027-04-05', '2027-04-05'],
      ['2027-05-01', '2027-05-02'],
      ['2027-06-09', '2027-06-09'],
      ['2027-09-15', '2027-09-15'],
      ['2027-10-01', '2027-10-03'],
    ],
    worked: [],
  },
]

function* daysOf([from, until]: readonly [string, string]) {
  for (let day = from; day <= until; day = addDays(day, 1)) yield day
}

export const holidays: ReadonlySet<string> = new Set(years.flatMap(({ off }) => off.flatMap(span => [...daysOf(span)])))
export const workedWeekends: ReadonlySet<string> = new Set(years.flatMap(({ worked }) => worked))
