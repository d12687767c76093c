import { addDays, chinaDay } from '../../china-time.ts'
import { insertRows } from '../bulk.ts'
import type { Queryable } from '../db.ts'
import { sql } from '../sql.ts'
import { groupNews } from './article-texts/group.ts'
import { toHtml } from './markup.ts'
import { randomOf } from './random.ts'
import { sampleRules } from './rules.ts'
import { fill } from './text.ts'

const NOTE = '本文为样例数据，内容、单位和日期均为虚构，仅用于演示。'
const DAY = 86_400_000

/** The group's own news, three tellings of each, over the last year. */
function groupRows(now: number) {
  const random = randomOf(20_250_901)
  return [0, 1, 2].flatMap(round =>
    groupNews.map((template, at) => {
      const publishedAt = new Date(now - (at * 6 + round * 97 + 1) * DAY)
      const words = {
        year: String(Number(chinaDay(publishedAt).slice(0, 4)) - (template.typeId === '53' ? 1 : 0)),
        n: String(random.int(24, 96)),
        people: String(random.int(12, 48) * 5),
      }
      const numbered = round === 0 ? '' : `（${['', '上一季', '前一季'][round]}）`
      return {
        kind: 'group',
        type_id: template.typeId,
        keywords: ['单位动态'],
        title: `${fill(template.title, words, random)}${numbered}`,
        summary: fill(template.summary, words, random),
        html: `${toHtml(fill(template.body, words, random))}<p><em>${NOTE}</em></p>`,
        source: '省人才服务集团办公室（样例数据）',
        editor: '样例数据编辑',
        view_count: random.int(80, 2_400),
        published_at: publishedAt.toISOString(),
        sample: true,
      }
    }),
  )
}

const POSITIONS = `\ufeff岗位代码,招聘单位,岗位名称,人数,学历,专业
36000101,样例市公共就业服务中心,综合管理,2,本科及以上,不限
36000102,样例市人事考试中心,考务管理,1,本科及以上,管理学门类
36000103,样例市人才服务中心,档案管理,2,大专及以上,档案学、文秘
36000104,样例市职业技能鉴定中心,技术支持,1,本科及以上,计算机类
`

/** A form that every word processor opens; letters beyond ASCII are written as their numbers. */
const rtf = (lines: readonly string[]) => {
  const written = (text: string) =>
    [...text].map(letter => (letter.charCodeAt(0) < 128 ? letter : `\\u${letter.charCodeAt(0)}?`)).join('')
  return `{\\rtf1\\ansi\\deff0{\\fonttbl{\\f0 SimSun;}}\\fs28 ${lines.map(written).join('\\par\n')}\\par}`
}

const FORM = rtf([
  '报名登记表（样例）',
  '',
  '姓名：              性别：',
  '身份证号：',
  '毕业院校：',
  '所学专业：',
  '报考岗位代码：',
  '',
  '本人承诺以上信息真实有效。',
  '签名：              年   月   日',
])

/** Tables and forms beside what people sign up for. */
const attachFiles = async (tx: Queryable) => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  await tx.run(sql`
    insert into article_attachments (article_id, position, name, mime, body)
    select id, 1, '岗位一览表.csv', 'text/csv; charset=utf-8', ${bytes(POSITIONS)} from articles
    where kind = 'exam' and type_id = '21' and sample`)
  await tx.run(sql`
    insert into article_attachments (article_id, position, name, mime, body)
    select id, 2, '报名登记表.rtf', 'application/rtf', ${bytes(FORM)} from articles
    where kind in ('exam', 'notice') and type_id in ('11', '21') and sample`)
}

function adRows(now: number) {
  const day = (days: number) => addDays(chinaDay(new Date(now)), days)
  const ad = (alias: string, position: number, title: string, words: string, href: string, from = -20, to = 60) => ({
    alias,
    position,
    title,
    words,
    image: '',
    href,
    starts_on: day(from),
    ends_on: day(to),
    sample: true,
  })
  return [
    {
      ...ad('home', 1, '招聘信息核验月', '先收钱、扣证件、待遇不实，告诉我们，我们来核', '/supervision'),
      image: '/sample/banner-check.svg',
    },
    {
      ...ad('home', 2, '零工也有好去处', '按小时、按天、按件，离家近的活儿都在这里', '/flexible'),
      image: '/sample/banner-flexible.svg',
    },
    {
      ...ad('home', 3, '档案在哪里，网上查得到', '填姓名和身份证号码，就知道该找哪里办', '/archives/query'),
      image: '/sample/banner-archives.svg',
    },
    ad('consultation', 1, '读懂人力资源市场条例', '押金、歧视、答复期限，逐条可查', '/government/regulations?t=押金'),
    ad('consultation', 2, '热门职位每天更新', '按地点和薪资找，手机上直接投递', '/job-search?a=2'),
    ad('consultation', 3, '考试报名常见问题', '照片、审核、改报，一次说清楚', '/help?for=exams'),
    ad('consultation', 4, '上一季活动回顾', '已经结束，不再展示', '/notice/list', -120, -30),
    ad('topics', 1, '政策法规库', '现行有效、已修改、已废止一目了然', '/government/regulations'),
  ]
}

const advance = (tx: Queryable) =>
  tx.run(sql`select setval(pg_get_serial_sequence('articles', 'id'), (select max(id) from articles))`)

/** Rules, the group's news, files and banners, beside the articles that are there already. */
export async function loadNewsCentre(tx: Queryable, now: number): Promise<void> {
  const { articles, regulations, clauses, explanations } = sampleRules(now)
  await insertRows(tx, 'articles', articles)
  await advance(tx)
  await insertRows(tx, 'regulations', regulations)
  await insertRows(tx, 'regulation_clauses', clauses)
  await insertRows(tx, 'articles', explanations)
  await insertRows(tx, 'articles', groupRows(now))
  await insertRows(tx, 'ads', adRows(now))
  await attachFiles(tx)
}
