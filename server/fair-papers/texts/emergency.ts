import { inChina } from '../../china-time.ts'
import { spanWords, staffOf, type TextDraft, type TextFacts } from './facts.ts'
import { groupsOf } from './groups.ts'

const HALF_HOUR = 1_800_000
const clock = (at: number) => inChina(at, 'HH:mm')
const listed = (words: readonly string[], otherwise: string) =>
  words.length > 0 ? words.join('、') : `【${otherwise}】`

/** From this share of the room on, people are let in only as others leave. */
const NEARLY_FULL = 0.9

/** The emergency plan (应急预案) as far as the facts of a fair say it; what they do not say stands in 【】. */
export function emergencyDraft(facts: TextFacts): TextDraft {
  const { title, organiser, venue, address, capacity, expected, opensAt, closesAt } = facts
  const place = [venue, address].filter(Boolean).join('，') || '【举办地点】'
  const nearlyFull = Math.floor(capacity * NEARLY_FULL)
  const exits = listed(facts.exits, '疏散出口位置')
  const sections = {
    scope: `本预案适用于${organiser}主办的“${title}”。时间：${spanWords(facts)}；地点：${place}；预计参加 ${expected} 人。
依据《中华人民共和国突发事件应对法》《大型群众性活动安全管理条例》《人力资源市场暂行条例》编制。
坚持生命至上、统一指挥、快速反应、先疏散后处置。`,
    command: `设现场指挥部，由总指挥【总指挥姓名】统一负责，电话【总指挥电话】；副总指挥【副总指挥姓名】在总指挥不在现场时代行职责。
指挥部设在【指挥部位置】，活动前 30 分钟到岗，散场清场后撤离。任何人发现险情，先报指挥部，情况紧急时先拨打 110、119、120。`,
    groups: `现场工作人员不少于 ${facts.leastStaff} 人（${facts.booths} 个展位，每 10 个展位至少 1 人），按下表分组，各组由负责人统一调度。`,
    risks: `主要风险：入场和退场时人员拥挤、跌倒踩踏；用电和展具起火；突发疾病；停电和网络中断；纠纷和虚假招聘；恶劣天气。
预警：场内达到 ${nearlyFull} 人（容量 ${capacity} 人的九成）时，入口改为出一批、进一批，并向公安机关报告；达到 ${capacity} 人时停止入场。`,
    crowd: `入口：${listed(facts.entrances, '入口位置')}。疏散出口：${exits}。出口和通道全程保持畅通，不上锁、不堆物、不设展位。
需要疏散时，由总指挥下令，广播说明情况，各组按就近出口引导，老人、孕妇、残疾人优先，不使用电梯；到【场外集合点】集合，逐展厅清场后报告。`,
    fire: `发现起火，立即报告指挥部并拨打 119，切断该区域电源，用就近灭火器扑救初起火情，同时疏散周围人员。
停电时启用应急照明，入口停止放人，由工作人员原地引导；十分钟内不能恢复的，按疏散处置。`,
    medical: `医疗点：${listed(facts.firstAid, '医疗点位置')}，由【医护人员或协作医院】值守，备急救箱和自动体外除颤器。
有人受伤或突发疾病，就近工作人员留守陪护，通知医疗点；情况严重的立即拨打 120，并安排专人到【救护车接应位置】引导。`,
    report: `险情发生后 10 分钟内口头报告公安机关和人力资源社会保障部门，1 小时内补书面报告。
危及人身安全的，由主办单位在系统中“紧急暂停”，现场停止入场，向参展单位和已预约的求职者发出通知；${clock(closesAt)} 前不能恢复的，宣布结束，按退场方案分批离场。
事后由主办单位统计伤亡和损失，配合调查，安抚参加者，并在 7 日内总结。当天值班从 ${clock(opensAt - HALF_HOUR)} 到清场完毕。`,
  }
  const groups = groupsOf(staffOf(facts), [
    { group: '指挥联络组', weight: 1, duty: '统一指挥和下达指令，对外报告，通知参展单位和求职者' },
    { group: '疏散引导组', weight: 5, duty: '控制入场人数，看守出口和通道，按就近出口引导疏散，逐展厅清场' },
    { group: '消防用电组', weight: 2, duty: '检查用电和消防器材，扑救初起火情，停电时启用应急照明' },
    { group: '医疗救护组', weight: 1, duty: '值守医疗点，救护伤病人员，联系并接应救护车' },
    { group: '秩序维护组', weight: 2, duty: '处置拥挤、纠纷和可疑人员，保护现场，配合公安机关' },
  ])
  return { sections, groups }
}
