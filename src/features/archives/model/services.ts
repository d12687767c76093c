/** A service of the office: what it is for, what to bring, how it goes. */
export interface ArchiveService {
  id: string
  title: string
  summary: string
  /** Done here, or at the counter. */
  way: string
  materials: readonly string[]
  steps: readonly string[]
  time: string
}

/** The services of 流动人员人事档案管理服务规定 (人社部发〔2021〕112 号), each free of charge. */
export const services: readonly ArchiveService[] = [
  {
    id: 'transfer-in',
    title: '档案转入（申请调档函）',
    summary: '把存放在原单位、学校或其他机构的档案转到我省存档机构。',
    way: '网上办理',
    materials: ['本人身份证', '就业材料（劳动合同、营业执照之一）或户口簿本人页，二者有其一即可'],
    steps: [
      '在网上填写申请、上传材料，调档函即时开具',
      '把调档函交给或寄给现存档机构',
      '现存档机构核对、密封后，通过机要通信、邮政专递或派专人转递',
      '接收机构核对入库，退回回执',
    ],
    time: '调档函即时开具；档案一般 15 至 30 个工作日到达',
  },
  {
    id: 'transfer-out',
    title: '档案转出',
    summary: '被机关、国有企业事业单位录用，或者转到外地存档。',
    way: '接收单位函办，本人不用到场',
    materials: ['接收单位或机构开具的调档函原件', '经办人身份证和介绍信（派专人取档时）'],
    steps: [
      '接收单位出具调档函',
      '我省存档机构核对后整理密封',
      '机要、专递或派专人转出',
      '收到回执后办结，一个月未收到的主动催问',
    ],
    time: '收到调档函后 15 个工作日内转出',
  },
  {
    id: 'proof',
    title: '开具存档证明',
    summary: '证明档案存放在哪个机构，用于报考、落户、申请补贴。',
    way: '网上办理',
    materials: ['关联本人档案即可，不需要其他材料'],
    steps: ['登录后关联本人档案', '点“开具存档证明”，即时生成', '用证单位扫二维码或输入核验码核对'],
    time: '即时办结，证明 90 日内有效',
  },
  {
    id: 'reading',
    title: '档案查阅、借阅',
    summary: '用人单位因考察、录用、入党等需要查阅。本人及其亲属不得查阅本人档案。',
    way: '窗口办理',
    materials: ['单位介绍信，写明查阅对象、事由和内容', '两名中共党员或人事工作人员的身份证、工作证'],
    steps: ['到存档机构窗口递交介绍信', '工作人员调卷', '在阅档室查阅，可以按规定复制并盖章'],
    time: '当场办结；借阅一般不超过 15 日',
  },
  {
    id: 'review',
    title: '政治审查（考察）',
    summary: '为入党、参军、录用、出国（境）提供档案依据。',
    way: '窗口办理',
    materials: ['考察单位介绍信或政审函', '政审表（考察单位提供）', '经办人身份证'],
    steps: ['考察单位到窗口递交', '存档机构依据档案材料如实填写并盖章', '密封后交经办人或专递寄送'],
    time: '3 个工作日内',
  },
]
