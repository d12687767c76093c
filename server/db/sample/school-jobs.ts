import { chinaDay } from '../../china-time.ts'
import { momentsAt } from './moments.ts'
import { randomOf } from './random.ts'

const schools = [
  ['赣江理工大学', '360100', '昌北校区大学生活动中心'],
  ['江右师范大学', '360100', '瑶湖校区正大广场'],
  ['豫章财经学院', '360100', '蛟桥校区就业指导中心一楼'],
  ['浔阳学院', '360400', '主校区体育馆'],
  ['章贡医学院', '360700', '黄金校区学术报告厅'],
  ['赣南理工学院', '360700', '红旗校区大学生创业园'],
  ['昌江陶瓷大学', '360200', '湘湖校区图书馆报告厅'],
  ['袁州职业技术学院', '360900', '学子广场'],
  ['渝水工程学院', '360500', '科技楼二楼报告厅'],
  ['庐陵师范学院', '360800', '青原校区至善楼'],
  ['信江大学', '361100', '三清校区大礼堂'],
  ['临川科技职业学院', '361000', '实训大楼一楼大厅'],
] as const

const majors = [
  ['计算机科学与技术', '软件工程', '人工智能'],
  ['机械设计制造及其自动化', '电气工程及其自动化', '新能源科学与工程'],
  ['会计学', '金融学', '审计学'],
  ['临床医学', '护理学', '药学'],
  ['汉语言文学', '小学教育', '数学与应用数学'],
  ['市场营销', '电子商务', '物流管理'],
  ['材料科学与工程', '无机非金属材料工程', '应用化学'],
  ['土木工程', '工程造价', '给排水科学与工程'],
] as const

const posts = ['管理培训生', '技术员', '专员', '助理工程师', '储备干部', '实习生'] as const
const pays = ['5000—7000 元/月', '6000—8500 元/月', '7000—10000 元/月', '8000—12000 元/月', '面议'] as const
const educations = ['69', '70', '70', '70', '636'] as const

interface Employer {
  readonly id: number
  readonly name: string
  readonly short_name: string
}

/** Rows of `school_jobs`: what these employers offer at universities around `now`. */
export function sampleSchoolJobs(now: number, employers: readonly Employer[]) {
  const random = randomOf(7_101)
  const moments = momentsAt(now)
  return random.some(employers, 72).map((employer, at) => {
    const [school = '', city = '', hall = ''] = random.pick(schools)
    const kind = (['talk', 'brief', 'talk', 'fair'] as const)[at % 4] ?? 'brief'
    const group = random.pick(majors)
    const offset = random.int(-30, 40)
    const education = random.pick(educations)
    const positions = random.some(posts, random.int(2, 4)).map(post => ({
      title: `${random.pick(group).slice(0, 4)}方向${post}`,
      headcount: random.int(1, 12),
      education: education === '636' ? '硕士研究生及以上' : education === '70' ? '本科及以上' : '大专及以上',
      majors: random.some(group, 2).join('、'),
      pay: random.pick(pays),
    }))
    const headcount = positions.reduce((sum, position) => sum + position.headcount, 0)
    const titles = {
      talk: `${employer.short_name}走进${school}专场宣讲会`,
      fair: `${school}春季校园双选会——${employer.short_name}展位`,
      brief: `${employer.short_name}面向${school}毕业生招聘简章`,
    }
    const held = kind === 'brief' ? null : moments.day(offset)
    return {
      kind,
      title: titles[kind],
      school,
      employer: employer.name,
      company_id: employer.id,
      city,
      education,
      majors: [...group],
      headcount,
      place: kind === 'brief' ? '' : `${school}${hall}`,
      held_on: held,
      held_time: kind === 'brief' ? '' : random.pick(['09:00—11:30', '14:30—16:30', '19:00—20:30']),
      closes_on: moments.day(offset + (kind === 'brief' ? 20 : 5)),
      positions,
      html: htmlOf(employer, school, kind),
      published_at: new Date(
        Math.min(now, Date.parse(`${chinaDay(new Date(now))}T00:00:00+08:00`)) - random.int(1, 25) * 86_400_000,
      ).toISOString(),
      sample: true as const,
    }
  })
}

function htmlOf({ name }: Employer, school: string, kind: 'talk' | 'fair' | 'brief'): string {
  const event = {
    talk: '宣讲结束后现场收取简历，通过初筛的同学当天可以参加第一轮面试。',
    fair: '到场同学请带好就业推荐表、成绩单和简历，展位现场面谈，当天给出初步意向。',
    brief: '请按简章要求在截止日期前投递，单位在五个工作日内回复是否进入面试。',
  }[kind]
  return `<h2>单位介绍</h2><p>${name}与${school}建立了毕业生就业合作，今年继续面向应届毕业生提供岗位，入职后安排导师带教和轮岗培养。</p><h2>参加方式</h2><ul><li>${event}</li><li>毕业两年内未落实工作单位的同学可以按应届生参加。</li><li>单位不收取任何费用，遇到收费、扣押证件请向学校就业指导中心反映。</li></ul><h2>办理流程</h2><ol><li>投递简历</li><li>笔试或初面</li><li>复面</li><li>签订就业协议</li></ol>`
}
