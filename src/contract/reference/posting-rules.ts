/** What a finding asks for: `block` breaks the law, `fix` has to be put right before publishing, `advice` may be left. */
export type FindingLevel = 'block' | 'fix' | 'advice'

/** A kind of wording that a posting must not, or should not, contain. */
export interface WordingRule {
  readonly id: string
  readonly level: FindingLevel
  /**
   * Wordings as the sources of regular expressions; blanks between Chinese characters and full-width signs do not hide
   * any.
   */
  readonly patterns: readonly string[]
  /** A line in which this stands is about something else, or allowed by law. */
  readonly unless?: string
  /** What is wrong, said to the employer. */
  readonly says: string
  /** The rule behind it. */
  readonly because: string
  /** What to write in its place. */
  readonly instead: string
}

const promotion = '《就业促进法》'
const online = '《网络招聘服务管理规定》'
const contract = '《劳动合同法》'

/** Provinces and cities whose people are turned away most often in postings that were taken down. */
const elsewhere = '(?:河南|东北|新疆|西藏|内蒙古|安徽|湖北|广西|云南|贵州|四川|甘肃|福建莆田|外省|外地)'

/** Sources: the laws named in each `because`; the wordings are those for which postings are taken down. */
export const wordingRules: readonly WordingRule[] = [
  {
    id: 'sex',
    level: 'block',
    patterns: [
      '(?:只|仅)?限(?:招)?(?:男|女)(?:性|生|士|工)?(?!女)',
      '(?:只|仅)(?:招|要|收|录用)(?:男|女)(?:性|生|士|工)?(?!女)',
      '(?:男|女)(?:性|生|士|工)?优先',
      '不(?:招|要|收|录用)(?:男|女)(?:性|生|士|工)?(?!女)',
      '性别[:为是要求]{0,3}(?:限|只限)?(?:男|女)(?!女|不限|均可)(?:性)?',
      '(?:男|女)(?:性|生|士)勿扰',
      '(?:须|必须|要求)(?:为|是)?(?:男|女)(?:性|生|士|工)(?!女)',
      '招(?:聘)?(?:男|女)(?:性|生|士|工)(?!女)',
      '(?:^|[，,。；、\\n])(?:男|女)(?:性|士)?[，,、]\\s*\\d{2}',
    ],
    unless: '井下|第四级体力劳动强度|每小时负重',
    says: '不得以性别为条件，也不得写某一性别优先',
    because: `${promotion}第二十七条`,
    instead: '删去性别，写明岗位要做的事，如“需要搬运 20 公斤以内的货物”',
  },
  {
    id: 'marriage',
    level: 'block',
    patterns: [
      '(?:限|仅限|要求)?(?:已婚|未婚|未育|已育|已婚已育|未婚未育)(?:者|女性|女士)?(?:优先|为佳)',
      '(?:限|仅限|只招|要求)(?:已婚|未婚|未育|已育)',
      '已婚已育',
      '未婚未育',
      '(?:不得|不能|不考虑|没有)(?:结婚|怀孕|生育)',
      '(?:内|年)不(?:得|能|准)?(?:结婚|怀孕|生育)',
      '孕妇勿扰',
      '单身(?:者)?优先',
    ],
    says: '不得以婚姻、生育状况为条件',
    because: `${promotion}第二十七条`,
    instead: '删去婚育要求，写明出差、倒班等真实的工作安排',
  },
  {
    id: 'ethnic',
    level: 'block',
    patterns: [
      '(?:只|仅)?限汉族',
      '汉族优先',
      '(?:少数民族|[回维藏蒙壮彝苗]族)(?:人)?(?:勿扰|除外|不要|免投)',
      '不(?:招|要|收)(?:少数民族|[回维藏蒙壮彝苗]族)',
    ],
    says: '不得以民族为条件',
    because: `${promotion}第二十八条`,
    instead: '删去民族要求',
  },
  {
    id: 'faith',
    level: 'block',
    patterns: ['(?:无|不信|没有)宗教信仰(?:者)?(?:优先)?', '信(?:教|佛|基督教|伊斯兰教)(?:者)?(?:勿扰|除外|优先)'],
    says: '不得以宗教信仰为条件',
    because: `${promotion}第三条`,
    instead: '删去宗教信仰要求',
  },
  {
    id: 'disability',
    level: 'block',
    patterns: ['残疾(?:人|者)?(?:勿扰|除外|不要|免投)', '不(?:招|要|收)残疾', '(?:身体|肢体)无残疾', '无残疾'],
    says: '不得歧视残疾人',
    because: `${promotion}第二十九条`,
    instead: '写明岗位对体力、视力、听力的具体要求，由应聘者自己判断',
  },
  {
    id: 'carrier',
    level: 'block',
    patterns: ['乙肝', '乙型肝炎', '两对半', '澳抗', 'hbsag', '病毒携带者', '病原携带者', '大三阳', '小三阳'],
    says: '不得以传染病病原携带者为由拒绝录用，也不得要求检测乙肝',
    because: `${promotion}第三十条`,
    instead: '删去；食品、托幼等岗位按国家规定写“须持健康证”',
  },
  {
    id: 'origin',
    level: 'block',
    patterns: [
      `${elsewhere}(?:省|市|籍|人|户口|户籍){0,2}(?:勿扰|除外|不要|免投|不招)`,
      `不(?:招|要|收|录用)${elsewhere}(?:省|市|籍|人)?`,
      '(?:只|仅)?限(?:招)?(?:本地|本市|本省|本县|江西|南昌|赣州)(?:户口|户籍|籍|人)',
      '(?:只|仅)(?:招|要)(?:本地|本市|本省|本县)(?:户口|户籍|人)?',
      '(?:须|必须|要求)(?:为|是|具有|有)?(?:本地|本市|本省|本县)(?:户口|户籍)',
      '农村户(?:口|籍)(?:勿扰|除外|不要)',
      '(?:限|须为|要求)(?:城镇|非农)(?:户口|户籍)',
      '非农(?:业)?(?:户口|户籍)',
    ],
    says: '不得以户籍、地域为条件',
    because: `${promotion}第三十一条、人社厅发〔2025〕60号`,
    instead: '删去户籍要求；需要当地住宿或熟悉方言的，直接写明',
  },
  {
    id: 'origin-preferred',
    level: 'fix',
    patterns: ['(?:本地|本市|本省|本县)(?:户口|户籍|籍|人)?(?:者)?优先'],
    says: '户籍、地域优先属于不合理限制',
    because: '人社厅发〔2025〕60号',
    instead: '改成真实的需要，如“能适应夜间到岗”',
  },
  {
    id: 'fee',
    level: 'block',
    patterns: [
      '押金',
      '保证金',
      '服装费',
      '(?:收取|缴纳|交纳|需交|自付|自理|承担)[^，。；\\n]{0,6}(?:培训费|报名费|体检费|工装费|中介费|资料费|费用)',
      '(?:押|扣|上交|扣押|抵押)[^，。；\\n]{0,4}(?:身份证|毕业证|学历证|证件原件)',
    ],
    unless:
      '不收|不得|免收|公司承担|单位承担|无需|无须|无押金|无保证金|免押金|退还保证金|投标保证金|保证金账户|履约保证金',
    says: '不得向应聘者收取费用或扣押证件',
    because: `${contract}第九条`,
    instead: '删去；由单位承担的写“体检费由单位承担”',
  },
  {
    id: 'training-loan',
    level: 'block',
    patterns: ['培训贷', '(?:贷款|分期)(?:培训|学习)', '先(?:培训|学习)[^。\\n]{0,6}(?:付|交)(?:学|培训)?费', '招转培'],
    says: '不得以招聘为名推销培训或贷款',
    because: `${online}、人社厅发〔2025〕60号`,
    instead: '删去；岗前培训由单位承担的写“入职后带薪培训”',
  },
  {
    id: 'guaranteed',
    level: 'block',
    patterns: ['保录(?:取|用)?', '包(?:过|录取|录用|入编|上岸)', '内部(?:名额|指标|关系|渠道)', '花钱(?:入职|安排)'],
    says: '不得承诺保录、内部名额',
    because: '人社厅发〔2025〕60号',
    instead: '写明公开的录用程序和标准',
  },
  {
    id: 'contact',
    level: 'fix',
    patterns: [
      '1[3-9]\\d{9}',
      '(?:加|扫)(?:我|v|vx|微信|群|好友)',
      '(?:微信|wechat|vx|qq)(?:号|群)?[:：]?\\s*[a-z0-9_-]{5,}',
      'https?://\\S+',
    ],
    says: '正文里不留电话、微信和网址，避免应聘者被引到平台之外',
    because: online,
    instead: '联系方式填在单位资料里，应聘者投递后能看到',
  },
  {
    id: 'hype',
    level: 'fix',
    patterns: [
      '躺赚',
      '日(?:赚|入)(?:过)?(?:千|百|万|\\d{3,})',
      '月入(?:过)?(?:百|十|数|\\d+)?万',
      '轻松(?:月入|高薪|赚钱)',
      '(?:收入|薪资|工资|上)不封顶',
      '在家(?:兼职)?(?:日|月)?(?:赚|入)',
      '刷单',
    ],
    says: '夸大收入容易让人误解',
    because: online,
    instead: '写基本工资和计算办法，如“底薪 4000 元，提成按回款的 3%”',
  },
  {
    id: 'age',
    level: 'fix',
    patterns: [
      '年龄[^，。；\\n]{0,8}(?:\\d{2})?\\s*[-~—至到]?\\s*\\d{2}\\s*(?:周?岁)?(?:以下|以内|之间)?',
      '(?:\\d{2}|[二三四五六]十[一二三四五六七八九]?)周?岁(?:以下|以内|之内|左右)',
      '\\d{2}(?:周?岁)?[-~—至到]\\d{2}周?岁',
      '(?:80|85|90|95|00)后(?:优先)?',
    ],
    unless: '年满|不限年龄|年龄不限|法定退休|平均年龄|规定|依据',
    says: '不得限定年龄，法律法规另有规定的除外',
    because: `${promotion}第三条（平等就业）`,
    instead: '写岗位真正需要的，如“能适应三班倒”；确有规定的在同一行写明依据',
  },
  {
    id: 'looks',
    level: 'advice',
    patterns: [
      '身高[^，。；\\n]{0,6}\\d',
      '形象(?:气质)?(?:良?好|佳|端正)',
      '五官端正',
      '颜值',
      '体重[^，。；\\n]{0,6}\\d',
    ],
    says: '身高、相貌与大多数岗位无关',
    because: `${promotion}第三条（平等就业）`,
    instead: '写行为上的要求，如“着工装、普通话清楚”',
  },
  {
    id: 'schooling',
    level: 'advice',
    patterns: [
      '第一学历',
      '(?:限|只招|仅限|须|必须)[^，。；\\n]{0,4}(?:985|211|双一流)',
      '(?:985|211|双一流)[^，。；\\n]{0,6}优先',
    ],
    says: '限定院校层次会挡住合适的人',
    because: `${promotion}第三条（平等就业）`,
    instead: '写需要的专业和能力，如“会用 Python 处理数据”',
  },
  {
    id: 'vague',
    level: 'advice',
    patterns: ['领导(?:安排|交办|交代)的其(?:他|它)(?:工作|任务|事项)', '吃苦耐劳', '抗压能力强', '能接受加班'],
    says: '这句话应聘者看不出要做什么',
    because: '清楚的职责能带来更合适的投递',
    instead: '写成具体的事：每月几次夜班、旺季每周多做几小时',
  },
]
