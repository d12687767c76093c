import { pathTo } from '#contract/pages'
import { inChina } from '../../../china-time.ts'
import { DAY } from '../moments.ts'
import type { ExamPlan } from './plan.ts'

/** A moment as notices write it. */
export const told = (at: number): string => inChina(at, 'YYYY 年 M 月 D 日（ddd）HH:mm')
const toldDay = (at: number): string => inChina(at, 'YYYY 年 M 月 D 日')
const yuan = (fen: number) => `${fen / 100} 元`

const NOTE = '**本文为样例数据，单位、岗位、日程均为虚构，仅用于演示。**'

const papersTable = ({ papers }: ExamPlan) =>
  papers
    .map(
      ({ title, startsAt, endsAt, fullMarks }) =>
        `| 《${title}》 | ${told(startsAt)}—${inChina(endsAt, 'HH:mm')} | ${fullMarks / 100} 分 |`,
    )
    .join('\n')

const feeWords = ({ feePerPaper }: ExamPlan) =>
  feePerPaper === 0
    ? '本次招募不收取任何费用，资格审核通过即为报名成功。'
    : `每人每科 ${yuan(feePerPaper)}，两科共 ${yuan(feePerPaper * 2)}。资格审核通过后先确认报名信息，再在网上缴费；逾期未缴费的视为放弃。`

const reviewWords = ({ trusting, timeline }: ExamPlan) =>
  trusting
    ? '实行诚信报名，网上不作资格审核，提交后即可确认并缴费；面试前统一进行资格审核。'
    : `报名后由招聘单位审核，${told(timeline.reviewUntil)} 前完成。未通过的会逐项写明原因，报名截止前可以修改后再次提交，也可以申诉一次。`

const seatWords = ({ seats }: ExamPlan) =>
  seats === null
    ? ''
    : `- 受考点容量限制，同时有效的报名不超过 ${seats} 人，额满后不再受理；取消或者逾期未缴费释放的名额可以继续报名。\n`

/** The notice from which everything follows: positions, dates, papers, fees, and where to do what. */
export const noticeOf = (plan: ExamPlan): string => {
  const { timeline, title, organiser, phone, positions, id, themeId } = plan
  return `
${NOTE}
根据《事业单位公开招聘人员暂行规定》等有关规定，${title}面向社会公开进行，共设 **${positions}** 个岗位。现将有关事项公告如下。
# 一、报考条件
- 具有中华人民共和国国籍，遵守宪法和法律，品行良好；
- 年满 18 周岁，年龄、学历、学位、专业、资格证书等符合所报岗位的要求；
- 具有正常履行职责的身体条件和心理素质；
- 曾受刑事处罚、被开除公职、在公开招聘中被认定有严重违纪违规行为且处理期未满的，不得报考。
岗位的具体条件见[职位表](${pathTo('examTheme', { id: themeId })})。职位表按专业代码匹配：要求“法学类（0301）”的，“法学（030101K）”可以报考。登录后可以看到每个岗位与您的简历是否相符。
# 二、日程安排
| 环节 | 时间 |
| 网上报名 | ${told(timeline.registerFrom)} 至 ${told(timeline.registerUntil)} |
| 减免考试费申请 | ${told(timeline.waiverUntil)} 截止 |
| 资格审核 | ${told(timeline.reviewUntil)} 前 |
| 缴费 | ${told(timeline.payUntil)} 截止 |
| 打印准考证 | ${told(timeline.ticketFrom)} 起 |
| 笔试 | ${told(timeline.examFrom)} 起 |
| 公布成绩 | ${told(timeline.scoresAt)} |
截止时间到秒为止：17:00 截止的，17:00:00 起不再受理。报名截止前在“核对信息”页确认过的报名表，截止后 10 分钟内仍可以原样提交。
# 三、报名办法
1. 登录本网，进入[考试报名](${pathTo('examList')})，选择考试和岗位，签署诚信承诺书；
2. 填写报名表，上传近 6 个月内的白底免冠证件照（295×413 像素，不超过 200 KB）和材料；
3. 核对无误后提交，系统出具带时间的回执；
4. 随时在[我的考试](${pathTo('examsOfMine')})查看进度。
每人限报一个岗位，同一身份证号码在同一考试中只能有一份有效报名，不论用哪个账号。
${seatWords(plan)}
# 四、资格审核
${reviewWords(plan)}
资格审核贯穿招聘全过程，任何环节发现不符合条件的，取消资格。
# 五、缴费和退费
${feeWords(plan)}
- 以银行记录的支付时间为准；23:30 至次日 0:30 银行结算，请避开；
- 岗位被取消且不改报的全额退费，重复缴费、逾期到账的原路退回，其他情形不退费。
# 六、笔试
| 科目 | 时间 | 满分 |
${papersTable(plan)}
两科连续进行，中间不休息。开考 5 分钟后不得入场。开考比例为 1:3，达不到的核减或者取消岗位，并通知报考人员改报或者退费。
# 七、联系方式
- 政策咨询：${organiser}，${phone}（工作日 9:00—12:00、13:30—17:00）；
- 操作问题：先看[报考指南](${pathTo('examGuide')})和[常见问题](${pathTo('examHelp')})；
- 准考证打印：[打印准考证](${pathTo('examPrint', { id })})；成绩查询：[成绩查询](${pathTo('examScores', { id })})。
`
}

export const remindersOf = ({ timeline, id, themeId, trusting, feePerPaper, phone }: ExamPlan): string => `
${NOTE}
报名已经开始。为使您的报名一次成功，请注意下列事项。
# 报名前
- 先在[职位表](${pathTo('examTheme', { id: themeId })})里用“符合我的条件”筛选，标为“需核实”的条件请打电话给招聘单位确认；
- 照片用系统自带的裁剪工具处理，不要把 PNG 改名为 JPG。
# 报名时
- 填写中途可以离开，系统自动保存；换一台电脑登录也能接着填；
- 最后一天人多，系统会按到达顺序排队受理，页面显示位置，不要反复刷新。
# 报名后
- ${trusting ? '不作网上审核，提交后请及时确认并缴费。' : '审核结果以站内消息告知，被退回的请在报名截止前修改。'}
- ${feePerPaper === 0 ? '本次招募不收费，凡要求缴费的都是诈骗。' : `缴费截止时间是 ${told(timeline.payUntil)}，页面显示“支付结果确认中”的不要再付一次。`}
- 本次招聘不指定辅导用书，不举办也不委托任何机构举办培训班。
咨询电话：${phone}。[考试进度](${pathTo('examProgress', { id })})里随时可以看到下一步。
`

export const ticketsOf = ({ timeline, id, organiser, phone }: ExamPlan): string => `
${NOTE}
准考证打印已经开始，请已经缴费的考生及时打印。
# 打印时间
${told(timeline.ticketFrom)} 起，考后仍可以补打。请不要等到考试当天。
# 打印办法
1. 打开[打印准考证](${pathTo('examPrint', { id })})，登录报名账号，或者用姓名、身份证号码和验证码查询；
2. 核对姓名、照片、岗位、考点和座位，用 A4 纸打印，黑白、彩色均可，照片须清晰，不需要盖章；
3. 建议打印两份，并在手机里保存一份；手机里的不能代替纸质准考证入场。
# 参加考试
- 凭有效居民身份证和纸质准考证入场，两证缺一不可；
- 考前一天可以到考点熟悉路线，不能进入考场；
- 请不要携带手机、智能手表、手环等具有通信或者存储功能的设备进入考场。
准考证在资格复审、面试、体检时还要使用，请保留到招聘结束。信息有误的，请在考试前与${organiser}联系，电话 ${phone}。
`

export const ratioOf = ({ timeline, organiser }: ExamPlan): string => `
${NOTE}
缴费已于 ${told(timeline.payUntil)} 截止。根据公告规定的开考比例，现将岗位核减、取消情况公示如下。
# 处理办法
- 缴费成功人数与招聘人数之比不足 3:1 的岗位，按比例核减招聘人数；核减到 0 的取消岗位；
- 岗位被取消的考生，可以在收到站内消息后改报一次同一考试的其他岗位；不改报的，考试费在 5 个工作日内原路退回；
- 逾期既不改报也不选择退费的，视为退费。
岗位的最新状态以职位表为准。公示期五个工作日，有异议的请向${organiser}反映。
`

export const scoresOf = ({ timeline, id, organiser, phone }: ExamPlan): string => `
${NOTE}
笔试成绩已经公布。
# 查询办法
登录后在[我的考试](${pathTo('examsOfMine')})查看，或者在[成绩查询](${pathTo('examScores', { id })})用姓名、身份证号码和验证码查询。成绩单列出各科成绩、总分、岗位排名和入围分数线。
# 成绩复核
对成绩有异议的，${told(timeline.recheckUntil)} 前登录申请，每科一次。只受理漏评、错加分、缺考标记与实际不符、违纪标记与实际不符四类情形，不重新评阅试卷。
# 面试人选
按岗位招聘人数 1:3 的比例从高分到低分确定，最后一名同分的一并进入。缺考任何一科的不进入面试。
${organiser}，电话 ${phone}。
`

export const listOf = ({ timeline, title, organiser, phone }: ExamPlan): string => `
${NOTE}
${title}经过笔试、资格复审、面试、体检和考察，确定了拟聘用人员，现予以公示。
# 公示时间
自 ${toldDay(timeline.closedAt - 14 * DAY)} 起七个工作日。公示期满后，本页只保留岗位和人数，不再显示姓名。
# 拟聘用情况
| 岗位类别 | 招聘人数 | 拟聘用人数 | 空缺原因 |
| 管理岗 | 38 | 37 | 1 人放弃体检，无人递补 |
| 专业技术岗 | 121 | 116 | 3 个岗位无人达到面试合格线，2 人放弃聘用 |
| 工勤技能岗 | 6 | 6 | — |
# 反映问题
公示期间，任何单位和个人可以实名反映问题，并提供必要的线索。受理：${organiser}，电话 ${phone}。
`

/** What the page of a recruitment is about; without dates, which its exams have. */
export const themeWords = (title: string, summary: string, themeId: number): string => `
${NOTE}
${summary}
# 一个页面办完全部事情
- [${title}](${pathTo('examTheme', { id: themeId })})汇集了各地公告、职位表、日程和附件；
- 职位表每十分钟更新一次报名、审核和缴费人数，可以只看“未达开考比例”的岗位；
- 登录后，每个岗位标出“符合”“不符合”或者“需核实”，并说明根据是简历里的哪一项。
# 三类人请特别留意
1. **应届毕业生**：限应届毕业生报考的岗位，看清楚毕业年份；尚未取得证书的上传就业推荐表；
2. **申请减免考试费的**：减免申请比报名截止早两个工作日；
3. **需要考试便利的**：在报名表“其他情况”里写明，考点会联系您。
不清楚的地方，先看[报考指南](${pathTo('examGuide')})。
`
