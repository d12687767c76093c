import type { Option } from './option.ts'

/** Industries; `gb` is the section letter of GB/T 4754-2017 in which most of the industry lies. */
export const tradeList = [
  { value: '1', label: '计算机/互联网/通信', gb: 'I' },
  { value: '2', label: '商务/咨询/法律', gb: 'L' },
  { value: '3', label: '金融/银行/保险', gb: 'J' },
  { value: '4', label: '建筑/装修/市政工程', gb: 'E' },
  { value: '5', label: '纺织/服装/鞋帽', gb: 'C' },
  { value: '6', label: '广告/会展/公关', gb: 'L' },
  { value: '7', label: '传媒/出版/影视', gb: 'R' },
  { value: '8', label: '医药/卫生/生物', gb: 'Q' },
  { value: '9', label: '酒店/餐饮/旅游', gb: 'H' },
  { value: '10', label: '批发/零售/贸易', gb: 'F' },
  { value: '11', label: '能源/矿产/化工', gb: 'B' },
  { value: '12', label: '科学研究/技术服务', gb: 'M' },
  { value: '13', label: '农/林/牧/渔', gb: 'A' },
  { value: '14', label: '政府/事业/社会组织', gb: 'S' },
  { value: '15', label: '生产/加工/制造', gb: 'C' },
  { value: '16', label: '汽车/摩托车', gb: 'C' },
  { value: '17', label: '人力资源服务', gb: 'L' },
  { value: '18', label: '教育/培训', gb: 'P' },
  { value: '700', label: '房地产/物业', gb: 'K' },
  { value: '701', label: '交通运输/仓储/邮政', gb: 'G' },
  { value: '702', label: '电力/热力/燃气/水生产和供应', gb: 'D' },
  { value: '703', label: '水利/环境/公共设施管理', gb: 'N' },
  { value: '704', label: '公共管理/社会保障', gb: 'S' },
  { value: '705', label: '居民服务/家政/修理', gb: 'O' },
  { value: '706', label: '文化/体育/娱乐', gb: 'R' },
  { value: '707', label: '其他行业' },
] as const satisfies readonly Option[]

/** Number of staff, ascending. */
export const scaleList = [
  { value: '1', label: '50人以下' },
  { value: '2', label: '50-100人' },
  { value: '3', label: '100-300人' },
  { value: '4', label: '300-500人' },
  { value: '5', label: '500-1000人' },
  { value: '6', label: '1000-3000人' },
  { value: '7', label: '3000人以上' },
  { value: '8', label: '5000人以上' },
] as const satisfies readonly Option[]

export const companyTypeList = [
  { value: '1', label: '国有企业' },
  { value: '2', label: '国有控股企业' },
  { value: '3', label: '集体企业' },
  { value: '4', label: '股份合作企业' },
  { value: '5', label: '联营企业' },
  { value: '6', label: '有限责任公司' },
  { value: '7', label: '股份有限公司' },
  { value: '8', label: '上市公司' },
  { value: '9', label: '民营企业' },
  { value: '10', label: '个体工商户' },
  { value: '11', label: '合伙企业' },
  { value: '12', label: '国家机关' },
  { value: '13', label: '事业单位' },
  { value: '14', label: '社会团体' },
  { value: '15', label: '民办非企业单位' },
  { value: '16', label: '港澳台投资企业' },
  { value: '17', label: '中外合资企业' },
  { value: '18', label: '外商独资企业' },
  { value: '19', label: '其他' },
] as const satisfies readonly Option[]

/** `image` is the address of the picture shown on the choice. */
export type UnitCharacter = Option & { readonly image: string }

export const unitCharacterList = [
  { value: '1', label: '高等院校', image: '/images/unit-character/university.svg' },
  { value: '2', label: '科研院所', image: '/images/unit-character/research-institute.svg' },
  { value: '3', label: '医疗机构', image: '/images/unit-character/medical-institution.svg' },
  { value: '4', label: '事业单位', image: '/images/unit-character/public-institution.svg' },
  { value: '5', label: '企业', image: '/images/unit-character/enterprise.svg' },
  { value: '6', label: '其他', image: '/images/unit-character/other.svg' },
] as const satisfies readonly UnitCharacter[]
