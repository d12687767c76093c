import * as z from 'zod/mini'
import { day, optionalText, text, wholeNumber } from './fields.ts'
import { isMembersAddress, isSeriesAddress, isTopicAddress } from './reference/topic-addresses.ts'
import { contrastOf, HEX_COLOUR } from './rules/contrast.ts'
import { anyBlock, listOf } from './topic-blocks.ts'

export const topicMotifs = ['hills', 'waves', 'rays', 'city', 'grid', 'plain'] as const

/** The light ink of a masthead at its dimmest, in the dark theme (design system, `onFooter`). */
const LIGHT_INK = 0xe8ebef
const READABLE = 4.5

/** A ground on which the masthead's light words can be read (WCAG 2.2, 1.4.3). */
const ground = (label: string) =>
  z.string({ error: `请填写${label}` }).check(
    z.regex(HEX_COLOUR, `${label}应写成 # 加六位小写十六进制数字`),
    z.refine(value => !HEX_COLOUR.test(value) || contrastOf(value, `#${LIGHT_INK.toString(16)}`) >= READABLE, {
      error: `${label}太浅：与浅色文字的对比度不足 ${READABLE}:1，请换深一些的颜色`,
    }),
  )

const address = (label: string) =>
  z.string({ error: `请填写${label}` }).check(
    z.refine(value => isTopicAddress(value) || isSeriesAddress(value), {
      error: `${label}应为专题的固定地址，/topic/ 加小写字母、数字、连字符，或 /recruitment/template/ 加系列招聘会的编号`,
    }),
  )

export const topicTheme = () =>
  z.strictObject({
    accent: ground('主题色'),
    deep: ground('深色'),
    motif: z._default(z.enum(topicMotifs, { error: `图案应为 ${topicMotifs.join('、')} 之一` }), 'plain'),
  })
export type TopicTheme = z.output<ReturnType<typeof topicTheme>>

const BLOCKS = 200

/** A topic as its editor writes it and as the database keeps it. */
export const topicDocument = () =>
  z
    .strictObject({
      address: address('地址'),
      title: text('标题', { max: 40 }),
      /** The short name beside its sisters. */
      menuTitle: optionalText('短名', 12),
      summary: text('摘要', { max: 200 }),
      /** Address of the topic to which this one belongs. */
      parent: z._default(z.union([z.literal(''), address('上级地址')]), ''),
      position: z._default(wholeNumber('次序', 0, 999), 100),
      /** Only people who are signed in may read it. */
      members: z._default(z.boolean({ error: '应为 true 或 false' }), false),
      starts: z._default(z.union([z.literal(''), day('开始日期')]), ''),
      /** Last day; afterwards the topic says that it has ended, and stays. */
      ends: z._default(z.union([z.literal(''), day('结束日期')]), ''),
      theme: topicTheme(),
      blocks: listOf('内容块', anyBlock(), BLOCKS),
    })
    .check(
      z.refine(({ starts, ends }) => starts === '' || ends === '' || starts <= ends, {
        error: '结束日期不能早于开始日期',
        path: ['ends'],
      }),
      z.refine(({ address: at, members }) => members === isMembersAddress(at), {
        error: '登录后可看的专题只能放在规格要求登录的地址，那里的专题也必须设为 true',
        path: ['members'],
      }),
      z.superRefine(({ address: at, parent, blocks }, context) => {
        const isSeries = isSeriesAddress(at)
        const refuse = (path: (string | number)[], message: string) =>
          context.addIssue({ code: 'custom', path, message })
        if (isSeriesAddress(parent) || (isSeries && parent !== '')) refuse(['parent'], '系列招聘会的页面不分上下级')
        for (const [place, { kind }] of blocks.entries()) {
          if (kind === 'series' && !isSeries) refuse(['blocks', place], 'series 只能放在系列招聘会的页面')
          if (kind === 'picker' && isSeries) refuse(['blocks', place], '系列招聘会的页面不能放 picker')
        }
      }),
    )
export type TopicDocument = z.output<ReturnType<typeof topicDocument>>
