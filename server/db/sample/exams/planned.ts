import type { ExamStage } from '#contract/exam-timeline'

/** What is settled of an exam whenever it is loaded. */
export interface PlannedExam {
  readonly id: number
  readonly themeId: number
  readonly kind: 'institution' | 'support' | 'teacher'
  readonly slug: string | null
  /** Code of GB/T 2260. */
  readonly city: string
  /** Where it stands when it is loaded. */
  readonly stage: ExamStage
  /** For past exams: the Saturday on which papers were sat. */
  readonly satOn?: string
  readonly trusting: boolean
  /** In fen. */
  readonly feePerPaper: number
  readonly seats: number | null
  readonly positions: number
  /** About how many people the sample content lets register. */
  readonly candidates: number
  readonly organiser: string
  readonly phone: string
  readonly titled: (year: number) => string
}

type Settled = Omit<PlannedExam, 'slug' | 'trusting' | 'feePerPaper' | 'seats' | 'kind'> &
  Partial<Pick<PlannedExam, 'slug' | 'trusting' | 'feePerPaper' | 'seats' | 'kind'>>

const exam = (settled: Settled): PlannedExam => ({
  kind: 'institution',
  slug: null,
  trusting: false,
  feePerPaper: 5_000,
  seats: null,
  ...settled,
})

const pastExam = (id: number, slug: string, city: string, name: string, satOn: string): PlannedExam =>
  exam({
    id,
    themeId: 91,
    slug,
    city,
    satOn,
    stage: 'closed',
    positions: 40,
    candidates: 60,
    organiser: `${name}人事考试中心（样例）`,
    phone: city === '360100' ? '0791-00012601' : '0797-00012607',
    titled: year => `${year} 年${name}事业单位公开招聘笔试`,
  })

export const plannedExams: readonly PlannedExam[] = [
  exam({
    id: 101,
    themeId: 1,
    city: '360100',
    stage: 'registering',
    positions: 300,
    candidates: 900,
    organiser: '南昌市人事考试中心（样例）',
    phone: '0791-00012601',
    titled: year => `${year} 年南昌市市县属事业单位统一公开招聘`,
  }),
  exam({
    id: 102,
    themeId: 1,
    city: '360700',
    stage: 'registering',
    trusting: true,
    positions: 240,
    candidates: 800,
    organiser: '赣州市人事考试中心（样例）',
    phone: '0797-00012607',
    titled: year => `${year} 年赣州市市县属事业单位统一公开招聘`,
  }),
  exam({
    id: 103,
    themeId: 1,
    city: '360800',
    stage: 'registering',
    seats: 2_000,
    positions: 200,
    candidates: 600,
    organiser: '吉安市人事考试中心（样例）',
    phone: '0796-00012608',
    titled: year => `${year} 年吉安市市县属事业单位统一公开招聘`,
  }),
  exam({
    id: 201,
    themeId: 2,
    kind: 'teacher',
    city: '360000',
    stage: 'announced',
    positions: 400,
    candidates: 0,
    organiser: '江西省教师招聘工作办公室（样例）',
    phone: '0791-00012602',
    titled: year => `${year} 年全省中小学教师招聘笔试`,
  }),
  exam({
    id: 301,
    themeId: 3,
    kind: 'support',
    city: '360000',
    stage: 'reviewing',
    feePerPaper: 0,
    positions: 120,
    candidates: 500,
    organiser: '江西省“三支一扶”工作协调办公室（样例）',
    phone: '0791-00012603',
    titled: year => `${year} 年江西省“三支一扶”补充招募笔试`,
  }),
  exam({
    id: 401,
    themeId: 4,
    city: '360000',
    stage: 'paying',
    positions: 150,
    candidates: 700,
    organiser: '江西省人事考试中心（样例）',
    phone: '0791-00012604',
    titled: year => `${year} 年省直事业单位公开招聘笔试`,
  }),
  exam({
    id: 501,
    themeId: 5,
    city: '360700',
    stage: 'arranging',
    positions: 100,
    candidates: 500,
    organiser: '赣州市人事考试中心（样例）',
    phone: '0797-00012607',
    titled: year => `${year} 年赣州市卫生健康系统公开招聘笔试`,
  }),
  exam({
    id: 601,
    themeId: 6,
    city: '360100',
    stage: 'printing',
    positions: 5_000,
    candidates: 20_000,
    organiser: '南昌市人事考试中心（样例）',
    phone: '0791-00012601',
    titled: year => `${year} 年南昌市市属事业单位统一招聘笔试`,
  }),
  exam({
    id: 701,
    themeId: 7,
    city: '360400',
    stage: 'scoring',
    positions: 200,
    candidates: 600,
    organiser: '九江市人事考试中心（样例）',
    phone: '0792-00012604',
    titled: year => `${year} 年九江市事业单位公开招聘笔试`,
  }),
  exam({
    id: 702,
    themeId: 7,
    city: '361100',
    stage: 'sitting',
    positions: 180,
    candidates: 500,
    organiser: '上饶市人事考试中心（样例）',
    phone: '0793-00012611',
    titled: year => `${year} 年上饶市事业单位公开招聘笔试（机考）`,
  }),
  exam({
    id: 801,
    themeId: 8,
    kind: 'teacher',
    city: '360900',
    stage: 'scored',
    positions: 150,
    candidates: 600,
    organiser: '宜春市教师招聘工作办公室（样例）',
    phone: '0795-00012609',
    titled: year => `${year} 年宜春市中小学教师招聘笔试`,
  }),
  exam({
    id: 901,
    themeId: 9,
    city: '361000',
    stage: 'closed',
    positions: 120,
    candidates: 400,
    organiser: '抚州市人事考试中心（样例）',
    phone: '0794-00012610',
    titled: year => `${year} 年抚州市事业单位公开招聘笔试`,
  }),
  pastExam(9123, 'nanchang-2023', '360100', '南昌市', '2023-05-20'),
  pastExam(9124, 'nanchang-2024', '360100', '南昌市', '2024-05-18'),
  pastExam(9125, 'nanchang-2025', '360100', '南昌市', '2025-05-17'),
  pastExam(9223, 'ganzhou-2023', '360700', '赣州市', '2023-09-16'),
  pastExam(9224, 'ganzhou-2024', '360700', '赣州市', '2024-09-21'),
  pastExam(9225, 'ganzhou-2025', '360700', '赣州市', '2025-09-20'),
]
