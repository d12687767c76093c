import { serviceKinds } from '#contract/exam-conditions'
import type { Commitment, ExamForm, FeeWaiver, MaterialSlot, PhotoProfile } from '#contract/exam-form'
import { educationDegreeList, educationList } from '#contract/reference/education'
import { nationList } from '#contract/reference/nations'
import { politicsStatusList } from '#contract/reference/person'
import { isoOf } from '../moments.ts'
import { type ExamPlan, sampleRoundId } from './plan.ts'
import type { PlannedExam } from './planned.ts'

const options = (list: readonly { readonly value: string; readonly label: string }[]) =>
  list.map(({ value, label }) => ({ value, label }))

const noService = { value: 'none', label: '不属于以上人员' }
const yesNo = [
  { value: 'yes', label: '是' },
  { value: 'no', label: '否' },
]

/** What the sample exams ask of a candidate besides name, identity number and phone. */
const sampleForm: ExamForm = [
  {
    name: 'person',
    title: '基本信息',
    hint: '与身份证、户口簿一致。',
    questions: [
      { name: 'nation', label: '民族', kind: 'select', options: options(nationList), required: true, width: 'half' },
      {
        name: 'politics',
        label: '政治面貌',
        kind: 'select',
        options: options(politicsStatusList),
        required: true,
        width: 'half',
      },
      { name: 'household', label: '户籍所在地', kind: 'place', required: true },
      { name: 'address', label: '通信地址', kind: 'text', max: 80, required: true, hint: '考试相关信函寄到这里' },
      { name: 'email', label: '邮箱', kind: 'text', format: 'email', max: 254, width: 'half' },
      { name: 'contact', label: '备用联系电话', kind: 'text', format: 'phone', max: 20, width: 'half' },
    ],
  },
  {
    name: 'education',
    title: '教育经历',
    hint: '从最高学历写起，写到高中毕业以后的第一段。',
    entry: { label: '教育经历', unit: '段', most: 5, atLeast: 1 },
    questions: [
      { name: 'school', label: '毕业院校', kind: 'text', min: 2, max: 60, required: true },
      { name: 'major', label: '所学专业', kind: 'text', max: 60, required: true, hint: '与毕业证书一致' },
      {
        name: 'education',
        label: '学历',
        kind: 'select',
        options: options(educationList),
        required: true,
        width: 'half',
      },
      { name: 'degree', label: '学位', kind: 'select', options: options(educationDegreeList), width: 'half' },
      { name: 'from', label: '入学时间', kind: 'month', required: true, width: 'half' },
      { name: 'to', label: '毕业时间', kind: 'month', required: true, width: 'half' },
      { name: 'certificate', label: '毕业证书编号', kind: 'text', max: 30, hint: '应届毕业生可以不填' },
    ],
  },
  {
    name: 'work',
    title: '工作经历',
    hint: '没有工作过可以不写。',
    entry: { label: '工作经历', unit: '段', most: 10 },
    questions: [
      { name: 'employer', label: '单位名称', kind: 'text', min: 2, max: 60, required: true },
      { name: 'title', label: '岗位', kind: 'text', max: 40, required: true },
      { name: 'from', label: '开始时间', kind: 'month', required: true, width: 'half' },
      { name: 'to', label: '结束时间', kind: 'monthOrNow', width: 'half' },
    ],
  },
  {
    name: 'more',
    title: '其他情况',
    questions: [
      {
        name: 'service',
        label: '是否属于下列人员',
        kind: 'radio',
        options: [...options(serviceKinds), noService],
        required: true,
        hint: '报考定向岗位须上传证明',
      },
      { name: 'certificate', label: '职业资格或职称证书', kind: 'text', max: 60, hint: '岗位要求的证书请写全称' },
      { name: 'assistance', label: '是否需要考试便利', kind: 'radio', options: yesNo, required: true },
      {
        name: 'assistanceNeed',
        label: '需要的便利',
        kind: 'area',
        max: 200,
        required: true,
        hint: '例如：大字试卷、轮椅通道、延长时间',
        when: { question: 'assistance', anyOf: ['yes'] },
      },
    ],
  },
]

const photo: PhotoProfile = {
  width: 295,
  height: 413,
  widthMm: 25,
  heightMm: 35,
  background: 'white',
  maxKb: 200,
  months: 6,
}

const materials: readonly MaterialSlot[] = [
  { name: 'identity', label: '身份证正反面', hint: '四角齐全、字迹清楚，拍在一张或者两张图片上', required: true },
  {
    name: 'diploma',
    label: '学历、学位证书',
    hint: '应届毕业生上传就业推荐表或者学信网学籍在线验证报告',
    required: true,
  },
  { name: 'certificate', label: '职业资格或职称证书', hint: '岗位有要求的必须上传', required: false },
  {
    name: 'service',
    label: '服务经历证明',
    hint: '服务证书或者主管部门出具的证明；退役大学生士兵上传退出现役证',
    required: true,
    when: { question: 'more.service', anyOf: serviceKinds.map(({ value }) => value) },
  },
  { name: 'waiver', label: '减免考试费证明', hint: '申请减免的必须上传', required: false },
]

const waivers: readonly FeeWaiver[] = [
  { value: 'low', label: '城乡最低生活保障家庭', proof: '县级民政部门出具的低保证明' },
  { value: 'poor', label: '脱贫家庭、防止返贫监测对象', proof: '乡镇或者街道出具的证明' },
  { value: 'supported', label: '特困人员', proof: '特困人员救助供养证' },
  { value: 'disabled', label: '残疾人', proof: '残疾人证' },
]

const commitment = ({ trusting, organiser }: PlannedExam): Commitment => ({
  version: '2026-1',
  title: '报考诚信承诺书',
  paragraphs: [
    '本人已经阅读招聘公告、职位表和报考指南，清楚并理解其内容。',
    '本人符合所报岗位的条件，填写的信息和上传的材料真实、准确、完整、有效。',
    trusting
      ? '本人知道本次招聘不作网上资格审核，缴费成功不代表资格审核通过；在任何环节被查明不符合条件的，取消资格，已缴费用不退。'
      : '本人在任何环节被查明不符合条件或者弄虚作假的，自愿承担取消资格等后果。',
    '本人遵守考场规则，违纪违规的，接受按《事业单位公开招聘违纪违规行为处理规定》作出的处理。',
    `本人同意${organiser}为组织本次招聘核验身份、学历、学位和执业资格信息。`,
  ],
})

/** When and how one registers: a round for each exam. */
export const sampleRounds = (plans: readonly ExamPlan[]) =>
  plans.map(plan => {
    const { id, timeline, feePerPaper, seats } = plan
    return {
      id: sampleRoundId(id),
      exam_id: id,
      kind: 'register',
      title: '网上报名',
      opens_at: isoOf(timeline.registerFrom),
      closes_at: isoOf(timeline.registerUntil),
      review_until: isoOf(timeline.reviewUntil),
      waiver_until: isoOf(timeline.waiverUntil),
      pay_until: isoOf(timeline.payUntil),
      grace_minutes: 10,
      form: sampleForm,
      form_version: 1,
      photo,
      materials: feePerPaper === 0 ? materials.filter(({ name }) => name !== 'waiver') : materials,
      commitment: commitment(plan),
      fee_per_paper: feePerPaper,
      waivers: feePerPaper === 0 ? [] : waivers,
      seats,
    }
  })
