/** One kind of post: its title, the classes and majors that do (none for any), and a certificate or condition if any. */
export interface PostKind {
  readonly title: string
  readonly majors: readonly string[]
  readonly certificate?: string
  /** Asked beside the rest, for the office to check. */
  readonly other?: string
  /** Master's degree asked. */
  readonly postgraduate?: boolean
}

export interface Sector {
  /** What goes behind the name of a city or a district. */
  readonly units: readonly string[]
  readonly departments: readonly string[]
  readonly posts: readonly PostKind[]
}

const post = (title: string, majors: string, more: Omit<PostKind, 'title' | 'majors'> = {}): PostKind => ({
  title,
  majors: majors === '' ? [] : majors.split(' '),
  ...more,
})

const clerk = post('综合管理岗', '')
const writer = post('文秘岗', '0501 0503')
const accountant = post('财务会计岗', '120203K 120204 120207')
const programmer = post('信息技术岗', '0809')
const lawyer = post('法务岗', '0301', { certificate: '法律职业资格证书' })

/** What public institutions of a city do, and whom they look for. */
export const institutionSectors: readonly Sector[] = [
  {
    units: ['图书馆', '博物馆', '文化馆', '档案馆', '美术馆'],
    departments: ['读者服务部', '展览陈列部', '办公室', ''],
    posts: [
      post('读者服务岗', '1205 0501'),
      post('文物保护岗', '0601'),
      post('展陈设计岗', '1305 1304'),
      post('群众文化辅导岗', '1302', { other: '面试加试专业技能' }),
      programmer,
      writer,
    ],
  },
  {
    units: ['自然资源调查监测中心', '不动产登记中心', '测绘地理信息院', '土地开发整理中心'],
    departments: ['登记科', '调查科', '综合科'],
    posts: [post('测绘岗', '0812 070504'), post('规划岗', '082802 070503'), post('登记审核岗', '0301 120404'), lawyer],
  },
  {
    units: ['水利工程服务中心', '防汛抗旱保障中心', '河湖管护中心'],
    departments: ['工程科', '水文科', ''],
    posts: [post('水利工程岗', '0811'), post('水文监测岗', '081102 0706'), post('工程管理岗', '0810 120103'), clerk],
  },
  {
    units: ['农业技术推广中心', '动物疫病预防控制中心', '农产品质量检测中心', '畜牧水产服务中心'],
    departments: ['技术科', '检测科', ''],
    posts: [
      post('农技推广岗', '0901'),
      post('兽医岗', '0904 0903', { certificate: '执业兽医资格证书' }),
      post('质量检测岗', '0827 0703'),
      post('水产技术岗', '0906'),
    ],
  },
  {
    units: ['财政投资评审中心', '会计核算中心', '国有资产服务中心'],
    departments: ['评审一科', '核算科', ''],
    posts: [accountant, post('工程造价岗', '120105 0810'), post('资产管理岗', '0202 0203 1201')],
  },
  {
    units: ['大数据中心', '政务信息中心', '智慧城市运行中心'],
    departments: ['平台运维科', '数据治理科', '网络安全科'],
    posts: [
      programmer,
      post('数据分析岗', '080910T 0712', { postgraduate: true }),
      post('网络安全岗', '080904K 080911TK 080903'),
      post('通信运维岗', '0807'),
    ],
  },
  {
    units: ['劳动人事争议仲裁院', '法律援助中心', '公证服务中心'],
    departments: ['仲裁一庭', '综合科', ''],
    posts: [lawyer, post('仲裁秘书岗', '0301'), writer],
  },
  {
    units: ['食品药品检验所', '产品质量监督检验院', '计量检定测试所'],
    departments: ['食品室', '药品室', '计量室'],
    posts: [
      post('食品检验岗', '0827 0703'),
      post('药品检验岗', '1007 1008'),
      post('计量检定岗', '0803 0802'),
      post('微生物检验岗', '0710 0830', { postgraduate: true }),
    ],
  },
  {
    units: ['建设工程质量监督站', '城建档案馆', '住房保障中心', '园林绿化中心'],
    departments: ['监督科', '养护科', ''],
    posts: [
      post('质量监督岗', '0810 081003'),
      post('建筑设计审查岗', '0828'),
      post('园林绿化岗', '090502 082803'),
      accountant,
    ],
  },
  {
    units: ['公路事业发展中心', '港航事业服务中心', '交通运输综合服务中心'],
    departments: ['养护科', '运输科', '路网监测科'],
    posts: [post('道路桥梁岗', '081006T 0810'), post('交通规划岗', '0818'), post('机电岗', '0802 0806'), clerk],
  },
  {
    units: ['第一人民医院', '中医医院', '妇幼保健院', '疾病预防控制中心', '社区卫生服务中心'],
    departments: ['内科', '护理部', '检验科', '药剂科'],
    posts: [
      post('临床医师岗', '1002', { certificate: '医师资格证书' }),
      post('护理岗', '1011', { certificate: '护士执业证书', other: '适应夜班工作' }),
      post('药剂岗', '1007'),
      post('检验岗', '101001'),
      post('公共卫生岗', '1004'),
      post('中医岗', '1005', { certificate: '医师资格证书' }),
    ],
  },
  {
    units: ['生态环境监测站', '固体废物管理中心', '林业科学研究所'],
    departments: ['监测室', '评价科', ''],
    posts: [post('环境监测岗', '0825 0703'), post('环境工程岗', '082502'), post('林业技术岗', '0905')],
  },
  {
    units: ['社会福利院', '救助管理站', '殡葬服务中心', '养老服务中心'],
    departments: ['养育科', '救助科', ''],
    posts: [
      post('社会工作岗', '030302 0303', { certificate: '社会工作者职业资格证书' }),
      post('康复治疗岗', '101005'),
      clerk,
    ],
  },
  {
    units: ['就业创业服务中心', '人才服务中心', '社会保险服务中心', '乡镇综合便民服务中心'],
    departments: ['窗口服务科', '稽核科', ''],
    posts: [post('经办服务岗', '1204 1202'), post('社保稽核岗', '120403 0712'), clerk, writer, programmer],
  },
  {
    units: ['融媒体中心', '体育运动中心', '青少年活动中心'],
    departments: ['采编部', '训练科', ''],
    posts: [
      post('采编岗', '0503'),
      post('播音主持岗', '130309', { certificate: '普通话水平测试一级乙等证书', other: '面试加试专业技能' }),
      post('体育指导岗', '0402'),
    ],
  },
]

/** Hospitals and the like, which recruit apart. */
export const healthSectors: readonly Sector[] = institutionSectors.filter(({ units }) => units.includes('中医医院'))

const teacher = (subject: string, majors: string): PostKind =>
  post(`${subject}教师岗`, majors, { certificate: `${subject}学科教师资格证书` })

/** Schools. */
export const teacherSectors: readonly Sector[] = [
  {
    units: ['第一小学', '实验小学', '第一初级中学', '第二初级中学', '第一中学', '高级中学', '中等专业学校'],
    departments: ['', '初中部', '高中部'],
    posts: [
      teacher('语文', '0501'),
      teacher('数学', '0701'),
      teacher('英语', '050201 050261 050262'),
      teacher('物理', '0702'),
      teacher('化学', '0703'),
      teacher('生物', '071001 071002'),
      teacher('历史', '0601'),
      teacher('地理', '0705'),
      teacher('思想政治', '030503 030504T 0302'),
      teacher('音乐', '130202'),
      teacher('体育', '0402'),
      teacher('美术', '1304 1305'),
      teacher('信息技术', '0809 040104'),
      teacher('心理健康教育', '0711'),
    ],
  },
]

/** Villages that graduates go to for two years. */
export const supportSectors: readonly Sector[] = [
  {
    units: ['乡镇中心小学', '乡镇卫生院', '乡镇农业综合服务中心', '乡镇便民服务中心', '乡镇林业工作站'],
    departments: [''],
    posts: [
      post('支教岗', '0401 0501 0701'),
      post('支医岗', '1002 1011 1007'),
      post('支农岗', '0901 0903 0904'),
      post('帮扶乡村振兴岗', ''),
      post('水利服务岗', '0811 0810'),
      post('林业服务岗', '0905'),
    ],
  },
]
