import type { OptionNode } from './option.ts'

/**
 * Levels 1 and 2 of the job category tree: small enough for a first page. The titles below them are in
 * `job-categories.ts`. Ids are permanent: level 2 is its parent's id and two digits, level 3 its own parent's and two
 * more; a retired id is never given again.
 */
export const jobFamilies: readonly OptionNode[] = [
  {
    value: '1',
    label: 'IT/电商/通信/电子',
    children: [
      { value: '101', label: '互联网/软件开发' },
      { value: '102', label: '测试/运维/安全' },
      { value: '103', label: '数据/产品/设计' },
      { value: '104', label: '电子商务' },
      { value: '105', label: '通信技术' },
      { value: '106', label: '电子/半导体/电气' },
    ],
  },
  {
    value: '2',
    label: '销售/客服/技术支持',
    children: [
      { value: '201', label: '销售人员' },
      { value: '202', label: '销售管理' },
      { value: '203', label: '客户服务' },
      { value: '204', label: '售前/售后技术支持' },
    ],
  },
  {
    value: '3',
    label: '财会/金融/银行/保险',
    children: [
      { value: '301', label: '财务/会计/审计' },
      { value: '302', label: '银行' },
      { value: '303', label: '证券/基金/投资' },
      { value: '304', label: '保险' },
    ],
  },
  {
    value: '4',
    label: '生产/运营/采购/物流/制造',
    children: [
      { value: '401', label: '生产管理' },
      { value: '402', label: '生产工人' },
      { value: '403', label: '机械/模具/设备' },
      { value: '404', label: '质量/安全' },
      { value: '405', label: '采购/供应链' },
      { value: '406', label: '物流/仓储/运输' },
      { value: '407', label: '汽车制造与维修' },
      { value: '408', label: '化工/材料/有色金属' },
      { value: '409', label: '纺织/服装' },
    ],
  },
  {
    value: '5',
    label: '生物/医药/医疗',
    children: [
      { value: '501', label: '医生/医技' },
      { value: '502', label: '护理/药剂' },
      { value: '503', label: '生物/制药' },
      { value: '504', label: '医疗器械' },
    ],
  },
  {
    value: '6',
    label: '广告/媒体/市场',
    children: [
      { value: '601', label: '市场/品牌/公关' },
      { value: '602', label: '广告/设计' },
      { value: '603', label: '新媒体/内容' },
      { value: '604', label: '新闻/出版/影视' },
    ],
  },
  {
    value: '7',
    label: '建筑/房地产',
    children: [
      { value: '701', label: '建筑设计/规划' },
      { value: '702', label: '工程施工/管理' },
      { value: '703', label: '造价/预决算' },
      { value: '704', label: '房地产/物业' },
    ],
  },
  {
    value: '8',
    label: '人力/行政/管理',
    children: [
      { value: '801', label: '人力资源' },
      { value: '802', label: '行政/文秘' },
      { value: '803', label: '高级管理' },
    ],
  },
  {
    value: '9',
    label: '咨询/法律/教育/科研',
    children: [
      { value: '901', label: '教师/培训' },
      { value: '902', label: '咨询/顾问' },
      { value: '903', label: '律师/法务' },
      { value: '904', label: '科研/技术研究' },
    ],
  },
  {
    value: '10',
    label: '服务/零售',
    children: [
      { value: '1001', label: '餐饮' },
      { value: '1002', label: '酒店/旅游' },
      { value: '1003', label: '零售/百货' },
      { value: '1004', label: '家政/生活服务' },
      { value: '1005', label: '美容/健身/娱乐' },
      { value: '1006', label: '保安/司机/其他服务' },
    ],
  },
  {
    value: '11',
    label: '公共服务/公益岗位',
    children: [
      { value: '1101', label: '公务/事业辅助' },
      { value: '1102', label: '社区/社会工作' },
      { value: '1103', label: '见习/储备' },
    ],
  },
  {
    value: '12',
    label: '翻译',
    children: [
      { value: '1201', label: '外语翻译' },
      { value: '1202', label: '口译/本地化' },
    ],
  },
  {
    value: '13',
    label: '农业/环保',
    children: [
      { value: '1301', label: '农林牧渔' },
      { value: '1302', label: '乡村振兴/农村经营' },
      { value: '1303', label: '环境保护' },
      { value: '1304', label: '能源/动力' },
    ],
  },
  {
    value: '14',
    label: '水利/土木',
    children: [
      { value: '1401', label: '水利工程' },
      { value: '1402', label: '土木/道路桥梁' },
      { value: '1403', label: '测绘/地质/矿山' },
    ],
  },
]

/** Online-shop positions, which stand at the tree's top level with nothing below them. */
export const onlineShopPositions: readonly OptionNode[] = [
  { value: '91', label: '网店店长' },
  { value: '92', label: '网店客服' },
  { value: '93', label: '网店美工' },
  { value: '94', label: '网店运营' },
  { value: '95', label: '网店打包员' },
]
