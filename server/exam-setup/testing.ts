import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { ContentError } from '../content/fault.ts'
import type { TestService } from '../testing.ts'
import { define, readDefinition } from './index.ts'
import { writtenMoment } from './moments.ts'

const DAY = 86_400_000

/** What a test writes differently. */
export type Change = (file: ReturnType<typeof recruitmentIn>) => void

/** A recruitment's file as an office would write it: registering from an hour ago for ten days, papers on day 40. */
export function recruitmentText(now: Date, change: Change = () => {}): string {
  const file = recruitmentIn(now)
  change(file)
  return stringify(file)
}

function recruitmentIn(now: Date) {
  const on = (days: number, hours = 0) => writtenMoment(now.getTime() + days * DAY + (hours - 1) * 3_600_000)
  return {
    id: 2027001,
    kind: 'institution',
    title: '2027 年赣江新区事业单位公开招聘',
    summary: '面向社会公开招聘 12 人。',
    organiser: '赣江新区人事考试中心',
    phone: '0791-00000001',
    published: on(-7),
    rules: [
      {
        title: '末位同分',
        words: '按 1:3 确定面试人选，末位同分的一并进入。',
        list: { shortlist: [{ upTo: null, each: 3 }] },
      },
      { title: '面试成绩复核', words: '3 日内可以申请。', recheck: { interview: 3 } },
    ],
    exams: [
      {
        id: 2027101,
        title: '2027 年赣江新区事业单位公开招聘笔试',
        city: '360100',
        year: 2027,
        organiser: '赣江新区人事考试中心',
        phone: '0791-00000001',
        published: on(-7),
        entryMinutes: 30,
        register: {
          opens: on(0),
          closes: on(10),
          review: on(12),
          waiver: on(9),
          pay: on(14),
          seats: 200 as number | null,
          feePerPaper: 45.5,
          photo: { width: 295, height: 413, widthMm: 25, heightMm: 35, background: 'white', maxKb: 200, months: 6 },
          form: [
            {
              name: 'person',
              title: '基本信息',
              questions: [
                { name: 'address', label: '通信地址', kind: 'text', max: 60, required: true },
                {
                  name: 'help',
                  label: '是否需要考试便利',
                  kind: 'radio',
                  options: [
                    { value: 'yes', label: '是' },
                    { value: 'no', label: '否' },
                  ],
                  required: true,
                } as Record<string, unknown>,
              ],
            },
          ],
          materials: [
            { name: 'waiver', label: '减免证明', hint: '申请减免的必须上传', required: false } as Record<
              string,
              unknown
            >,
          ],
          commitment: { version: '2027-1', title: '诚信承诺书', paragraphs: ['本人所填信息真实、准确、完整。'] },
          waivers: [{ value: 'low', label: '城乡低保家庭', proof: '低保证明' }],
        },
        papers: [
          {
            code: 'A',
            title: '职业能力倾向测验',
            starts: on(40),
            ends: on(40, 1.5),
            entryUntil: on(40, 0.5),
            fullMarks: 150,
          },
          {
            code: 'B',
            title: '综合应用能力',
            starts: on(40, 3),
            ends: on(40, 5),
            entryUntil: on(40, 3.5),
            fullMarks: 150,
          },
        ],
        tickets: { from: on(35), until: on(40) },
        scores: on(60),
        recheck: on(63),
        closes: on(120),
      },
    ],
    notices: [
      {
        id: 2027201,
        type: '1',
        exam: 2027101,
        city: '360100',
        title: '赣江新区事业单位公开招聘公告',
        source: '赣江新区人事考试中心',
        published: on(-7),
        body: '## 一、招聘计划\n\n共招聘 **12** 人。<script>alert(1)</script>\n',
        corrections: [] as { at: string; what: string; before: string; after: string }[],
      },
    ],
    attachments: [] as { name: string; file: string; notice?: number }[],
  }
}

/** Stores texts as the file of a folder, or tells line by line what is wrong with them. */
export function definitionsIn(here: () => { readonly service: TestService; readonly folder: string }) {
  async function store(text: string, isCheck = false) {
    const { service, folder } = here()
    const path = join(folder, 'recruitment.yaml')
    await writeFile(path, text)
    return define(service.db, await readDefinition(path), { now: service.clock.now(), isCheck })
  }
  async function faultsOf(text: string): Promise<string[]> {
    const error = await store(text).catch((thrown: unknown) => thrown)
    if (!(error instanceof ContentError)) throw new Error(`it was taken: ${String(error)}`)
    return error.message.split('\n')
  }
  return { store, faultsOf }
}
