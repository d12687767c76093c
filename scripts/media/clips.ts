/** One picture of a clip: what stands on it, and what is said meanwhile. */
export interface Slide {
  readonly title: string
  readonly lines: readonly string[]
  /** Captions, each for an equal share of the slide's time. */
  readonly said: readonly string[]
}

/** A drawn sample recording. */
export interface Clip {
  readonly key: string
  readonly show: string
  readonly speaker: string
  /** Seconds of each slide: a whole number of segments. */
  readonly slideSeconds: number
  readonly slides: readonly Slide[]
}

export const clips: readonly Clip[] = [
  {
    key: 'pitch',
    show: '企业宣讲',
    speaker: '招聘负责人（示例）',
    slideSeconds: 8,
    slides: [
      {
        title: '欢迎来到云端宣讲',
        lines: ['认识我们是谁', '看看有哪些岗位', '了解怎样投递'],
        said: ['各位求职者，大家好，欢迎来到我们的宣讲。', '接下来几分钟，说说公司、岗位和投递方法。'],
      },
      {
        title: '我们是谁',
        lines: ['扎根江西的制造企业', '生产、研发都在本省', '产品销往全国各地'],
        said: ['我们在江西生产，也在江西研发。', '一线和技术岗位都在招，工作地点不出省。'],
      },
      {
        title: '在招岗位',
        lines: ['生产技工：可带薪培训', '工艺与设备：大专以上', '销售与客服：欢迎应届'],
        said: ['生产技工不要求经验，入职先带薪培训。', '工艺和设备岗位要求大专以上，应届生可以投。'],
      },
      {
        title: '待遇与生活',
        lines: ['依法缴纳五险一金', '包住宿，食堂有补贴', '每周双休，加班另计'],
        said: ['五险一金从入职当月缴纳。', '提供住宿和餐补，双休，加班按规定计酬。'],
      },
      {
        title: '怎样投递',
        lines: ['打开会场里的岗位', '选一份简历投递', '三个工作日内答复'],
        said: ['在这一场招聘会里打开岗位，就可以投递。', '投递后三个工作日内答复，谢谢大家！'],
      },
    ],
  },
  {
    key: 'policy',
    show: '政策解读',
    speaker: '就业服务专员（示例）',
    slideSeconds: 8,
    slides: [
      {
        title: '就业政策怎么用',
        lines: ['求职者能享受什么', '单位能申请什么', '到哪里去办'],
        said: ['大家好，今天用几分钟说说就业政策。', '先讲个人的，再讲单位的，最后讲到哪里办。'],
      },
      {
        title: '高校毕业生',
        lines: ['求职补贴', '就业见习', '档案与落户'],
        said: ['毕业生可以了解求职补贴和就业见习。', '见习期间有生活补助，也办保险。'],
      },
      {
        title: '技能提升',
        lines: ['免费培训课程', '培训期间的补贴', '考取证书后的补贴'],
        said: ['想换工种，可以先参加免费培训。', '取得证书以后，还可以申请技能补贴。'],
      },
      {
        title: '用人单位',
        lines: ['吸纳就业补贴', '社会保险补贴', '创业担保贷款'],
        said: ['招用重点群体的单位，可以申请补贴。', '小微企业还可以了解创业担保贷款。'],
      },
      {
        title: '到哪里办',
        lines: ['当地就业服务中心', '本网站政策栏目', '咨询电话 12333'],
        said: ['具体条件和标准，以当地公布的为准。', '有问题请拨打一二三三三，谢谢收看。'],
      },
    ],
  },
]

export const WIDTH = 640
export const HEIGHT = 360
export const FRAMES_A_SECOND = 10
/** Short ones, so that whoever watches learns within two seconds that a fair was stopped. */
export const SEGMENT_SECONDS = 2

export const durationOf = ({ slides, slideSeconds }: Clip): number => slides.length * slideSeconds

/** When each caption is shown, in seconds from the beginning. */
export const cuesOf = ({ slides, slideSeconds }: Clip) =>
  slides.flatMap(({ said }, place) =>
    said.map((text, n) => {
      const share = slideSeconds / said.length
      const from = place * slideSeconds + n * share
      return { from: from + 0.2, until: from + share - 0.2, text }
    }),
  )
