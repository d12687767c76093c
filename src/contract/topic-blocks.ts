import * as z from 'zod/mini'
import { day, oneOf, optionalText, text, wholeNumber } from './fields.ts'
import { jiangxiAreas } from './reference/regions.ts'
import { articleRule, companyRule, jobRule } from './topic-rules.ts'

const topicWidths = ['full', 'half', 'third'] as const
const topicForms = ['serviceman'] as const
const topicStandings = ['competition'] as const
const seriesParts = ['ahead', 'past', 'rules', 'venue', 'calendar'] as const

/** Of this site, of the web, a telephone or a mailbox; nothing that runs. */
const href = (label: string) =>
  z
    .string({ error: `请填写${label}` })
    .check(
      z.maxLength(300, `${label}最多 300 个字`),
      z.regex(/^(\/(?![/\\])|https?:\/\/|tel:|mailto:)\S*$/, `${label}不正确`),
    )

/** A picture or another file: beside the topic's own file while it is written, below /files once it is stored. */
const fileName = (label: string) =>
  z
    .string({ error: `请填写${label}` })
    .check(
      z.maxLength(200, `${label}最多 200 个字`),
      z.regex(/^(\/files\/\S+|(?!\/)(?!.*\.\.)[^\s:?#]+\.[a-z0-9]{2,5})$/i, `${label}应为文件名，如 pictures/a.webp`),
    )

/** A list of at least one and at most `max` items. */
export const listOf = <Item extends z.ZodMiniType>(label: string, item: Item, max: number) =>
  z
    .array(item, { error: `请填写${label}` })
    .check(z.minLength(1, `请填写${label}`), z.maxLength(max, `${label}最多 ${max} 项`))

const frame = () => ({
  title: optionalText('标题', 40),
  lead: optionalText('说明', 300),
  width: z._default(z.enum(topicWidths, { error: '宽度应为 full、half 或 third' }), 'full'),
})

const link = () => z.strictObject({ label: text('文字', { max: 30 }), href: href('链接') })

/** What each kind of block says, as its editor writes it. */
export const blockSchemas = {
  hero: () =>
    z.strictObject({
      kind: z.literal('hero'),
      eyebrow: optionalText('眉题', 40),
      title: text('标题', { max: 40 }),
      lead: optionalText('导语', 300),
      facts: z._default(
        z
          .array(z.strictObject({ label: text('名称', { max: 12 }), text: text('内容', { max: 40 }) }))
          .check(z.maxLength(4, '最多 4 项')),
        [],
      ),
      actions: z._default(z.array(link()).check(z.maxLength(3, '按钮最多 3 个')), []),
    }),
  text: () =>
    z.strictObject({
      kind: z.literal('text'),
      ...frame(),
      /** Markdown. */
      body: text('正文', { max: 20_000 }),
      /** Made of `body` while it is stored, sanitised. */
      html: z._default(z.string(), ''),
    }),
  articles: () =>
    z.strictObject({
      kind: z.literal('articles'),
      ...frame(),
      rule: z.prefault(articleRule(), {}),
      size: z._default(wholeNumber('条数', 1, 30), 6),
      /** With page numbers; one such block in a topic is enough. */
      paged: z._default(z.boolean({ error: '应为 true 或 false' }), false),
    }),
  jobs: () =>
    z.strictObject({
      kind: z.literal('jobs'),
      ...frame(),
      rule: z.prefault(jobRule(), {}),
      size: z._default(wholeNumber('条数', 1, 30), 8),
      /** Takes its city or category from the topic's picker, where one is chosen. */
      follows: z._default(z.enum(['', 'city', 'category'], { error: '应为 city 或 category' }), ''),
    }),
  companies: () =>
    z.strictObject({
      kind: z.literal('companies'),
      ...frame(),
      rule: z.prefault(companyRule(), {}),
      size: z._default(wholeNumber('家数', 1, 24), 8),
      follows: z._default(z.enum(['', 'city'], { error: '应为 city' }), ''),
    }),
  timeline: () =>
    z.strictObject({
      kind: z.literal('timeline'),
      ...frame(),
      items: listOf(
        '日程',
        z.strictObject({ day: day('日期'), title: text('标题', { max: 40 }), text: optionalText('说明', 300) }),
        40,
      ),
    }),
  table: () =>
    z
      .strictObject({
        kind: z.literal('table'),
        ...frame(),
        columns: listOf('列', text('列名', { max: 20 }), 8),
        rows: listOf('行', z.array(optionalText('内容', 200)), 200),
      })
      .check(
        z.superRefine(({ columns, rows }, context) => {
          const short = rows.findIndex(row => row.length !== columns.length)
          if (short >= 0) {
            context.addIssue({
              code: 'custom',
              path: ['rows', short],
              message: `应有 ${columns.length} 格，与列数相同`,
            })
          }
        }),
      ),
  gallery: () =>
    z.strictObject({
      kind: z.literal('gallery'),
      ...frame(),
      pictures: listOf(
        '图片',
        z.strictObject({
          file: fileName('图片文件'),
          /** What it shows, for those who do not see it. */
          alt: text('图片说明', { max: 80 }),
          caption: optionalText('图注', 80),
        }),
        24,
      ),
    }),
  video: () =>
    z.strictObject({
      kind: z.literal('video'),
      ...frame(),
      file: fileName('视频文件'),
      poster: z._default(z.union([z.literal(''), fileName('封面文件')]), ''),
      /** What is said and seen, for those who cannot hear or see it. */
      transcript: text('文字稿', { max: 5000 }),
    }),
  downloads: () =>
    z.strictObject({
      kind: z.literal('downloads'),
      ...frame(),
      files: listOf(
        '文件',
        z.strictObject({ label: text('名称', { max: 60 }), file: fileName('文件'), note: optionalText('说明', 80) }),
        30,
      ),
    }),
  faq: () =>
    z.strictObject({
      kind: z.literal('faq'),
      ...frame(),
      items: listOf('问答', z.strictObject({ q: text('问题', { max: 80 }), a: text('回答', { max: 1000 }) }), 40),
    }),
  contact: () =>
    z.strictObject({
      kind: z.literal('contact'),
      ...frame(),
      lines: listOf(
        '联系方式',
        z.strictObject({
          label: text('名称', { max: 20 }),
          text: text('内容', { max: 100 }),
          href: z._default(z.union([z.literal(''), href('链接')]), ''),
        }),
        12,
      ),
    }),
  countdown: () =>
    z.strictObject({
      kind: z.literal('countdown'),
      ...frame(),
      label: text('文字', { max: 30 }),
      until: z
        .string({ error: '请填写截止时间' })
        .check(
          z.regex(
            /^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]) ([01]\d|2[0-3]):[0-5]\d$/,
            '时间应写成 2026-06-02 17:00',
          ),
        ),
      overText: text('结束后的文字', { max: 30 }),
    }),
  search: () =>
    z.strictObject({
      kind: z.literal('search'),
      ...frame(),
      /** Words suggested below the field. */
      words: z._default(z.array(text('搜索词', { max: 20 })).check(z.maxLength(8, '最多 8 个')), []),
      city: z._default(
        z.union([
          z.literal(''),
          oneOf(
            '城市',
            Object.keys(jiangxiAreas).map(value => ({ value })),
          ),
        ]),
        '',
      ),
    }),
  picker: () =>
    z.strictObject({
      kind: z.literal('picker'),
      ...frame(),
      by: z.enum(['city', 'category'], { error: '应为 city 或 category' }),
    }),
  figures: () =>
    z.strictObject({
      kind: z.literal('figures'),
      ...frame(),
      items: listOf(
        '数字',
        z.union([
          z.strictObject({
            label: text('名称', { max: 16 }),
            unit: optionalText('单位', 4),
            value: wholeNumber('数值', 0, 1_000_000_000),
          }),
          z.strictObject({ label: text('名称', { max: 16 }), unit: optionalText('单位', 4), jobs: jobRule() }),
        ]),
        6,
      ),
    }),
  /** A form of another area, shown where the topic calls for it. */
  form: () =>
    z.strictObject({
      kind: z.literal('form'),
      ...frame(),
      form: z.enum(topicForms, { error: `表单应为 ${topicForms.join('、')} 之一` }),
    }),
  /** What whoever is signed in has done so far in what the topic is about. */
  standing: () =>
    z.strictObject({
      kind: z.literal('standing'),
      ...frame(),
      of: z.enum(topicStandings, { error: `进度应为 ${topicStandings.join('、')} 之一` }),
    }),
  /** What the service knows of the series of fairs at whose address it stands. */
  series: () =>
    z.strictObject({
      kind: z.literal('series'),
      ...frame(),
      part: z.enum(seriesParts, { error: `内容应为 ${seriesParts.join('、')} 之一` }),
    }),
  /** Other topics that everybody may read, the latest begun first. */
  topics: () =>
    z.strictObject({
      kind: z.literal('topics'),
      ...frame(),
      state: z._default(z.enum(['coming', 'running', 'ended'], { error: '应为 coming、running 或 ended' }), 'ended'),
      size: z._default(wholeNumber('个数', 1, 30), 12),
      /** With page numbers; one such block in a topic is enough. */
      paged: z._default(z.boolean({ error: '应为 true 或 false' }), false),
    }),
  links: () =>
    z.strictObject({
      kind: z.literal('links'),
      ...frame(),
      items: listOf(
        '链接',
        z.strictObject({ label: text('文字', { max: 30 }), href: href('链接'), text: optionalText('说明', 120) }),
        24,
      ),
    }),
} as const

export type BlockKind = keyof typeof blockSchemas
export type WrittenBlock = { [Kind in BlockKind]: z.output<ReturnType<(typeof blockSchemas)[Kind]>> }[BlockKind]

/** One block of any kind. */
export const anyBlock = () =>
  z.discriminatedUnion(
    'kind',
    [
      blockSchemas.hero(),
      blockSchemas.text(),
      blockSchemas.articles(),
      blockSchemas.jobs(),
      blockSchemas.companies(),
      blockSchemas.timeline(),
      blockSchemas.table(),
      blockSchemas.gallery(),
      blockSchemas.video(),
      blockSchemas.downloads(),
      blockSchemas.faq(),
      blockSchemas.contact(),
      blockSchemas.countdown(),
      blockSchemas.search(),
      blockSchemas.picker(),
      blockSchemas.figures(),
      blockSchemas.form(),
      blockSchemas.standing(),
      blockSchemas.series(),
      blockSchemas.topics(),
      blockSchemas.links(),
    ],
    { error: `没有这种内容块，可用：${Object.keys(blockSchemas).join('、')}` },
  )
