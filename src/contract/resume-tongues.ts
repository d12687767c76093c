import { educationList } from './reference/education.ts'
import { experienceList, natureList } from './reference/employment.ts'
import {
  asOptions,
  englishEducation,
  englishExperience,
  englishLanguage,
  englishLanguageLevel,
  englishNation,
  englishNature,
  englishPolitics,
  englishWage,
} from './reference/english.ts'
import { nationList } from './reference/nations.ts'
import type { Option, ValueOf } from './reference/option.ts'
import { politicsStatusList, sexList } from './reference/person.ts'
import { languageLevelList, languageList } from './reference/qualifications.ts'
import { wageList } from './reference/wages.ts'
import type { ResumeLanguage } from './resume-language.ts'
import { arrivalList, type ResumeSectionName, type ResumeSections, resumeSectionLabels } from './resume-sections.ts'

/** The words that a resume is told in, beside what its writer wrote. */
export interface ResumeTongue {
  readonly sections: Readonly<Record<ResumeSectionName, string>>
  /** What stands before a fact. */
  readonly labels: Readonly<
    Record<Exclude<keyof ResumeSections['basic'], 'name'> | keyof ResumeSections['intention'] | 'gaps', string>
  >
  readonly lists: Readonly<
    Record<
      'sex' | 'education' | 'experience' | 'nation' | 'politics' | 'wage' | 'nature' | 'arrival' | 'language' | 'level',
      readonly Option[]
    >
  >
  /** Between several values. */
  readonly comma: string
  /** What stands for a name that was not written. */
  readonly nameless: string
  readonly untitled: string
  /** The end of what goes on. */
  readonly present: string
  /** An area in words; its names come from the widest down. */
  place(names: readonly string[]): string
  /** YYYY-MM-DD in words; what is no such day stays as it is. */
  day(day: string): string
  /** YYYY-MM in words. */
  month(month: string): string
  /** So many months, after the time that they fill. */
  months(count: number): string
}

const chinese: ResumeTongue = {
  sections: resumeSectionLabels,
  labels: {
    sex: '性别',
    birthday: '出生日期',
    phone: '手机',
    email: '邮箱',
    education: '最高学历',
    experience: '工作年限',
    city: '现居住地',
    nation: '民族',
    politics: '政治面貌',
    categories: '期望职位',
    cities: '期望城市',
    wage: '期望薪资',
    nature: '工作性质',
    arrival: '到岗时间',
    gaps: '未填写的时间',
  },
  lists: {
    sex: sexList,
    education: educationList,
    experience: experienceList,
    nation: nationList,
    politics: politicsStatusList,
    wage: wageList,
    nature: natureList,
    arrival: arrivalList,
    language: languageList,
    level: languageLevelList,
  },
  comma: '、',
  nameless: '（未填写姓名）',
  untitled: '（未填写名称）',
  present: '至今',
  place: names => names.join(' '),
  day: day => day,
  month: month => month.replace('-', '.'),
  months: count => `（${count} 个月）`,
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const englishMonth = (month: string) => {
  const [year = '', number = ''] = month.split('-')
  return [months[Number(number) - 1] ?? '', year].filter(Boolean).join(' ')
}

const englishSex: Readonly<Record<ValueOf<typeof sexList>, string>> = { 1: 'Male', 2: 'Female' }

const englishArrival: Readonly<Record<ValueOf<typeof arrivalList>, string>> = {
  1: 'Immediately',
  2: 'Within two weeks',
  3: 'Within a month',
  4: 'To be agreed',
}

const english: ResumeTongue = {
  sections: {
    basic: 'Personal Details',
    intention: 'Job Objective',
    education: 'Education',
    work: 'Work Experience',
    projects: 'Projects',
    skills: 'Skills and Certificates',
    languages: 'Languages',
    evaluation: 'Profile',
  },
  labels: {
    sex: 'Gender',
    birthday: 'Born',
    phone: 'Phone',
    email: 'E-mail',
    education: 'Education',
    experience: 'Experience',
    city: 'Location',
    nation: 'Ethnicity',
    politics: 'Affiliation',
    categories: 'Position',
    cities: 'Cities',
    wage: 'Salary',
    nature: 'Job type',
    arrival: 'Available',
    gaps: 'Not described',
  },
  lists: {
    sex: asOptions(englishSex),
    education: asOptions(englishEducation),
    experience: asOptions(englishExperience),
    nation: asOptions(englishNation),
    politics: asOptions(englishPolitics),
    wage: asOptions(englishWage),
    nature: asOptions(englishNature),
    arrival: asOptions(englishArrival),
    language: asOptions(englishLanguage),
    level: asOptions(englishLanguageLevel),
  },
  comma: ', ',
  nameless: '(no name yet)',
  untitled: '(no name given)',
  present: 'Present',
  place: names => names.toReversed().join(', '),
  day(day) {
    const [, month, number] = /^(\d{4}-\d{2})-(\d{2})$/.exec(day) ?? []
    return month && number ? `${Number(number)} ${englishMonth(month)}` : day
  },
  month: englishMonth,
  months: count => ` (${count} months)`,
}

/** The words of each language, labels for codes included; the large trees are handed in by who has them. */
export const resumeTongues: Readonly<Record<ResumeLanguage, ResumeTongue>> = { zh: chinese, en: english }
