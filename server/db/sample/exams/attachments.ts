import { commonMajors, majorNameOf } from '#contract/reference/major-codes'
import { drawingBy } from '../../../paper/drawing.ts'
import type { SamplePaper } from './paper.ts'
import type { ExamPlan } from './plan.ts'

/** In a worker, which takes the fonts along when it goes. */
const draw = drawingBy<SamplePaper>(new URL('./paper.worker.ts', import.meta.url))

const papers: readonly Omit<SamplePaper, 'madeAt'>[] = [
  {
    title: '报考诚信承诺书',
    paragraphs: [
      '（样例数据，仅用于演示）',
      '一、本人已经阅读招聘公告、职位表和报考指南，清楚并理解其内容。',
      '二、本人符合所报岗位的条件，填写的信息和上传的材料真实、准确、完整、有效。',
      '三、本人遵守考试纪律，服从考试安排，不舞弊，不协助他人舞弊。',
      '四、本人在任何环节被查明不符合条件或者弄虚作假的，自愿承担取消资格等后果。',
      '',
      '承诺人（签名）：＿＿＿＿＿＿＿＿　身份证号码：＿＿＿＿＿＿＿＿＿＿＿＿＿＿',
      '日期：＿＿＿＿年＿＿月＿＿日',
    ],
  },
  {
    title: '在职人员同意报考证明',
    paragraphs: [
      '（样例数据，仅用于演示）',
      '兹有我单位工作人员＿＿＿＿＿＿，身份证号码＿＿＿＿＿＿＿＿＿＿＿＿，于＿＿＿＿年＿＿月到我单位工作，现任＿＿＿＿＿＿岗位。',
      '经研究，同意其报考＿＿＿＿＿＿＿＿＿＿＿＿招聘的＿＿＿＿＿＿岗位。如被聘用，我单位将配合办理人事关系和档案转移手续。',
      '',
      '单位（盖章）：＿＿＿＿＿＿＿＿　联系人及电话：＿＿＿＿＿＿＿＿＿＿＿＿',
      '日期：＿＿＿＿年＿＿月＿＿日',
    ],
  },
  {
    title: '考场规则',
    paragraphs: [
      '（样例数据，仅用于演示）',
      '一、考生凭居民身份证和纸质准考证入场，对号入座，两证放在桌面左上角。',
      '二、只准携带黑色字迹的钢笔、签字笔、2B 铅笔、橡皮，不得携带具有通信、存储、录放功能的设备。',
      '三、开考 5 分钟后不得入场，考试期间不得提前交卷、退场。',
      '四、不得交头接耳、传递物品、抄袭或者协助他人抄袭，不得将试卷、答题卡、草稿纸带出考场。',
      '五、考试结束信号发出后立即停止答题，经监考人员同意后方可离开。',
      '六、违纪违规的，按《事业单位公开招聘违纪违规行为处理规定》处理，并记入诚信档案。',
    ],
  },
]

/** A table that spreadsheets open with its Chinese as it is. */
function majorsTable(): Uint8Array {
  const rows = commonMajors.map(([code, name]) =>
    [code, name, code.slice(0, 4), majorNameOf(code.slice(0, 4))].join(','),
  )
  return new TextEncoder().encode(`\ufeff${['专业代码,专业名称,专业类代码,专业类', ...rows].join('\r\n')}\r\n`)
}

const hex = (content: Uint8Array) => `\\x${Buffer.from(content).toString('hex')}`

interface ThemeRow {
  readonly id: number
}

/** What can be taken along from each recruitment. */
export async function sampleAttachments(themes: readonly ThemeRow[], plans: readonly ExamPlan[], now: number) {
  const files = [
    ...(await Promise.all(
      papers.map(async paper => ({
        name: `${paper.title}.pdf`,
        mime: 'application/pdf',
        content: hex(await draw({ ...paper, madeAt: now })),
      })),
    )),
    { name: '专业参考目录.csv', mime: 'text/csv', content: hex(majorsTable()) },
  ]
  return themes.flatMap(({ id }) => {
    // The notice of the recruitment's first exam names them.
    const notice = plans.find(({ themeId }) => themeId === id)
    return files.map((file, at) => ({
      id: id * 10 + at + 1,
      theme_id: id,
      exam_id: notice?.id ?? null,
      article_id: notice ? notice.id * 10 + 1 : null,
      ...file,
      sample: true,
    }))
  })
}
