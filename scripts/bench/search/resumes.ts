import { createHash } from 'node:crypto'
import { educationList } from '#contract/reference/education'
import { experienceList } from '#contract/reference/employment'
import { subclassList } from '#contract/reference/job-categories'
import { jiangxiRegions } from '#contract/reference/regions'
import { wageList } from '#contract/reference/wages'
import { emptyEntry, emptySections, type ResumeSections } from '#contract/resume-sections'
import { draws } from './draws.ts'
import { titlesOf } from './jobs.ts'

const DAY = 86_400_000

const titles = [...titlesOf(subclassList)].map(path => path.at(-1)).filter(node => node !== undefined)
const cities = jiangxiRegions[0]?.children ?? []
const surnames = [...'王李张刘陈杨黄赵吴周徐孙马朱胡郭何林罗高']
const given = [...'伟芳娜敏静丽强磊军洋勇艳杰娟涛明超秀霞平刚桂英华玉兰']
const majors = ['会计学', '机械工程', '护理学', '计算机科学与技术', '电子商务', '物流管理', '土木工程', '数控技术']
const skills = ['驾驶证 C1', '初级会计师', '电工证', '英语四级', 'Office 办公软件', 'CAD 制图', 'Java', '焊工证']
const tasks = [
  '负责客户的开发与维护，按月完成销售任务，整理合同与回款。',
  '负责凭证的审核、税务申报与月末结账，配合年度审计。',
  '按工艺文件操作设备，做好首件检验、交接班记录与日常保养。',
  '编制施工计划，协调现场进度与材料，检查质量和安全。',
  '接听来电，解答疑问，登记并跟进处理结果，定期回访。',
  '参与需求分析与接口设计，编写服务端程序和测试。',
]

/** A UUID made from a number, the same every time. */
export function idOf(kind: string, number: number): string {
  const hex = createHash('sha256').update(`${kind} ${number}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}

/** Invented people with an open resume each: few kinds of work and cities have most of them; the same for the same numbers. */
export function* makePeople(count: number, now: Date) {
  const { pick, pickFront, upTo } = draws(3)
  for (let number = 1; number <= count; number += 1) {
    const wish = pickFront(titles)
    const city = pickFront(cities)
    const name = `${pick(surnames)}${pick(given)}${pick(given)}`
    const work = Array.from({ length: upTo(4) }, () => ({
      ...emptyEntry('work'),
      company: `江西${pick(given)}${pick(given)}有限公司`,
      title: upTo(3) === 0 ? pickFront(titles).label : wish.label,
      from: '2018-03',
      to: '2021-06',
      duties: `${pick(tasks)}${pick(tasks)}`,
    }))
    const sections: ResumeSections = {
      ...emptySections(),
      basic: {
        ...emptySections().basic,
        name,
        sex: String(1 + upTo(2)),
        birthday: `${1966 + upTo(38)}-0${1 + upTo(9)}-1${upTo(9)}`,
        phone: `190${String(number).padStart(8, '0')}`,
        city: city.value,
        experience: pick(experienceList).value,
        education: pickFront([...educationList].reverse()).value,
      },
      intention: {
        ...emptySections().intention,
        categories: [...new Set([wish.value, ...(upTo(3) === 0 ? [pickFront(titles).value] : [])])],
        cities: [city.value],
        wage: pickFront(wageList).value,
        nature: '1',
        arrival: '1',
      },
      education: [
        {
          ...emptyEntry('education'),
          school: '江西示例大学',
          major: pick(majors),
          education: '70',
          from: '2012-09',
          to: '2016-06',
        },
      ],
      work,
      skills: upTo(2) === 0 ? [{ ...emptyEntry('skills'), name: pick(skills) }] : [],
    }
    const at = new Date(now.getTime() - upTo(365 * 1_000) * (DAY / 1_000)).toISOString()
    const user = idOf('user', number)
    yield {
      user: { id: user, user_type: 2, phone: sections.basic.phone, nick_name: name, created_at: at, updated_at: at },
      resume: {
        id: idOf('resume', number),
        user_id: user,
        title: '我的简历',
        is_default: true,
        privacy: 'open',
        sections,
        completeness: 80,
        created_at: at,
        updated_at: at,
      },
    }
  }
}
