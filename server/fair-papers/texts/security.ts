import { chinaMinute, inChina } from '../../china-time.ts'
import { needsPermit, spanWords, staffOf, type TextDraft, type TextFacts } from './facts.ts'
import { groupsOf } from './groups.ts'

const MINUTE = 60_000
const dayOf = (at: number) => chinaMinute(at).slice(0, 10)
const clock = (at: number) => inChina(at, 'HH:mm')
const listed = (words: readonly string[], otherwise: string) =>
  words.length > 0 ? words.join('、') : `【${otherwise}】`

function permitWords(facts: TextFacts): string {
  const { expected, permitFrom, permitBy, permitNumber, filingBy, filingNumber } = facts
  const filing = filingNumber
    ? `已向人力资源社会保障部门备案，编号 ${filingNumber}。`
    : `应在 ${dayOf(filingBy)} 前向人力资源社会保障部门备案。`
  if (!needsPermit(facts))
    return `${filing}\n预计 ${expected} 人，不到 ${permitFrom} 人，不需要申请大型群众性活动安全许可。`
  const permit = permitNumber
    ? `已取得公安机关的大型群众性活动安全许可，编号 ${permitNumber}。`
    : `应在 ${dayOf(permitBy)} 前（活动 20 日前）向公安机关申请安全许可，未取得许可不举办。`
  return `${filing}\n预计 ${expected} 人，达到 ${permitFrom} 人，属于大型群众性活动。${permit}`
}

/** The security plan (安全保卫方案) as far as the facts of a fair say it; what they do not say stands in 【】. */
export function securityDraft(facts: TextFacts): TextDraft {
  const { title, organiser, phone, capacity, expected, booths, leastStaff, opensAt, closesAt } = facts
  const place = [facts.venue, facts.address].filter(Boolean).join('，') || '【举办地点】'
  const halls = facts.halls.map(({ name, booths: count }) => `${name} ${count} 个`).join('、')
  const sections = {
    overview: `“${title}”由${organiser}主办，${spanWords(facts)} 在${place}举行。
共 ${booths} 个展位${halls === '' ? '' : `（${halls}）`}，预计 ${expected} 人，场地最多容纳 ${capacity} 人。`,
    permit: permitWords(facts),
    groups: `安保和现场工作人员 ${staffOf(facts)} 人，不少于 ${leastStaff} 人（每 10 个展位至少 1 人）。上岗前统一培训，佩戴工作证，明确岗位和撤离路线。`,
    entry: `入口：${listed(facts.entrances, '入口位置')}。求职者凭入场码入场，没有预约的现场登记人数；参展人员凭参会证入场。
查验随身物品，禁止携带易燃易爆、管制器具等物品入场。场内人数达到 ${capacity} 人时停止入场。`,
    exits: `出口：${listed(facts.exits, '疏散出口位置')}。每个出入口至少 1 人值守，疏散通道宽度和应急照明在布展验收时逐一检查，开场期间不上锁、不堵塞。`,
    order: `开场后每 30 分钟巡查一次展厅，检查用电、展具和通道。核对参展单位与展位牌，制止无证招聘、收取费用、扣押证件和虚假招聘，发现后登记并报告。
发生纠纷先劝离展位，再到服务台处理；涉嫌违法的，报公安机关。`,
    times: `布展验收：${chinaMinute(opensAt - 120 * MINUTE)} 前完成消防、用电、通道检查。
上岗：${clock(opensAt - 60 * MINUTE)} 全员到岗；开场：${clock(opensAt)}；停止入场：${clock(closesAt - 30 * MINUTE)}；结束：${clock(closesAt)}；清场：${clock(closesAt + 60 * MINUTE)} 前完成。`,
    contacts: `安全责任人【安全责任人姓名】，电话【安全责任人电话】；主办单位值班电话 ${phone}；场馆值班电话【场馆值班电话】；辖区派出所【派出所名称和电话】。
报警 110，火警 119，急救 120。医疗点：${listed(facts.firstAid, '医疗点位置')}。`,
  }
  const groups = groupsOf(staffOf(facts), [
    { group: '安全责任组', weight: 1, duty: '落实方案，联系公安和消防，决定暂停入场和疏散' },
    { group: '入口查验组', weight: 4, duty: '查验入场码和参会证，检查物品，统计并控制场内人数' },
    { group: '出口和通道组', weight: 3, duty: '看守出口，保持疏散通道畅通，散场时引导离场' },
    { group: '展厅巡查组', weight: 4, duty: '巡查用电、展具和秩序，核对参展单位，制止违规招聘' },
    { group: '值班联络组', weight: 1, duty: '服务台值守，接报登记，联络医疗点和场馆' },
  ])
  return { sections, groups }
}
