import type { educationList } from './education.ts'
import type { experienceList, natureList } from './employment.ts'
import type { nationList } from './nations.ts'
import type { Option, ValueOf } from './option.ts'
import type { politicsStatusList } from './person.ts'
import type { languageLevelList, languageList } from './qualifications.ts'
import type { wageList } from './wages.ts'

/*
 * English for the fixed lists of which an English resume speaks, by value. The types hold that none is forgotten.
 */

type Words<List extends readonly Option[]> = Readonly<Record<ValueOf<List>, string>>

/** The words as a list, for whatever reads lists. */
export const asOptions = (words: Readonly<Record<string, string>>): readonly Option[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

export const englishEducation: Words<typeof educationList> = {
  10: 'Primary school',
  65: 'Junior secondary school',
  66: 'Senior secondary school',
  67: 'Secondary vocational school',
  68: 'Vocational high school',
  69: 'Junior college diploma',
  70: 'Undergraduate',
  636: 'Postgraduate',
  11: 'Other',
}

export const englishExperience: Words<typeof experienceList> = {
  1: 'Student',
  2: 'Recent graduate',
  3: '1 year',
  4: '2 years',
  5: '3 years',
  6: '3 to 5 years',
  7: '5 to 10 years',
  8: 'Over 10 years',
}

export const englishNature: Words<typeof natureList> = {
  1: 'Full-time',
  2: 'Part-time',
  3: 'Internship',
  4: 'Temporary',
  5: 'Traineeship',
}

export const englishPolitics: Words<typeof politicsStatusList> = {
  2: 'Member of the Communist Party of China',
  3: 'Probationary member of the Communist Party of China',
  1: 'Member of the Communist Youth League',
  0: 'None',
  4: 'Other',
}

export const englishLanguage: Words<typeof languageList> = {
  208: 'Mandarin Chinese',
  209: 'Cantonese',
  210: 'English',
  211: 'French',
  212: 'Japanese',
  213: 'Other',
  530: 'German',
  531: 'Russian',
}

export const englishLanguageLevel: Words<typeof languageLevelList> = {
  291: 'Elementary',
  292: 'Intermediate',
  293: 'Fluent',
  294: 'Full command',
}

export const englishWage: Words<typeof wageList> = {
  1: 'Up to RMB 3,000 a month',
  2: 'RMB 3,000–5,000 a month',
  3: 'RMB 5,000–8,000 a month',
  4: 'RMB 8,000–10,000 a month',
  5: 'RMB 10,000–20,000 a month',
  6: 'RMB 20,000–30,000 a month',
  7: 'RMB 30,000 a month or more',
}

/** Names in Latin letters of GB/T 3304. */
export const englishNation: Words<typeof nationList> = {
  1: 'Han',
  2: 'Mongol',
  3: 'Hui',
  4: 'Zang',
  5: 'Uygur',
  6: 'Miao',
  7: 'Yi',
  8: 'Zhuang',
  9: 'Buyei',
  10: 'Chosen',
  11: 'Man',
  12: 'Dong',
  13: 'Yao',
  14: 'Bai',
  15: 'Tujia',
  16: 'Hani',
  17: 'Kazak',
  18: 'Dai',
  19: 'Li',
  20: 'Lisu',
  21: 'Va',
  22: 'She',
  23: 'Gaoshan',
  24: 'Lahu',
  25: 'Sui',
  26: 'Dongxiang',
  27: 'Naxi',
  28: 'Jingpo',
  29: 'Kirgiz',
  30: 'Tu',
  31: 'Daur',
  32: 'Mulao',
  33: 'Qiang',
  34: 'Blang',
  35: 'Salar',
  36: 'Maonan',
  37: 'Gelao',
  38: 'Xibe',
  39: 'Achang',
  40: 'Pumi',
  41: 'Tajik',
  42: 'Nu',
  43: 'Uzbek',
  44: 'Russ',
  45: 'Ewenki',
  46: 'Deang',
  47: 'Bonan',
  48: 'Yugur',
  49: 'Gin',
  50: 'Tatar',
  51: 'Derung',
  52: 'Oroqen',
  53: 'Hezhen',
  54: 'Monba',
  55: 'Lhoba',
  56: 'Jino',
}
