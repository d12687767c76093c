import { foldTitle } from './lexemes.ts'

/** Words for one and the same work, as employers and seekers of the province use them; a line is a group. */
const lines = `
会计 财务
出纳 收支员
普工 操作工 作业员 流水线工人 产线工人 车间工人 厂工
组装工 装配工 组装员
包装工 打包员 打包工
保安 秩序维护员 门卫 门岗 护卫员 安保
保洁 保洁员 清洁工 清洁员 保洁阿姨
保姆 住家阿姨 家政阿姨 家政员
育婴师 育儿嫂 育婴员
月嫂 母婴护理员
护工 陪护 护理员
养老护理员 养老护工 养老院护理员
厨师 炒菜师傅 掌勺
配菜员 切配 墩子 砧板
洗碗工 洗碗阿姨 洗碗员
服务员 餐饮服务员 餐厅服务员
传菜员 传菜生
司机 驾驶员
货运司机 货车司机 卡车司机
小车司机 商务司机
外卖骑手 骑手 外卖员 送餐员 外卖配送员
快递员 快递小哥 收派员
配送员 送货员
仓库管理员 仓管 仓管员 库管 保管员
叉车工 叉车司机 铲车工
分拣员 分拣工
装卸工 搬运工 卸货工
电工 维修电工 水电工
焊工 电焊工 焊接工 氩弧焊工
缝纫工 车位工 平车工 缝纫车工
车工 数控车工
机修工 设备维修工 维修工
质检员 检验员 品检 质检 品管员
质量工程师 品质工程师
车间主任 车间主管
班组长 生产组长 产线班长
人事专员 人事 人力资源专员 人力资源 HR
招聘专员 招聘
行政专员 行政
前台 前台接待 前台文员
文员 办公室文员 内勤
销售代表 销售 业务员 销售员 营销员
电话销售 电销
外贸业务员 外贸 外贸专员
客服专员 客服 客户服务
话务员 接线员 坐席
导购员 导购 促销员
营业员 店员 售货员
收银员 收银 收款员
店长 门店经理
房产经纪人 房产中介 置业顾问
保险代理人 保险业务员 保险顾问
幼儿教师 幼师 幼儿园老师
保育员 保育老师
教师 老师
英语教师 英语老师
数学教师 数学老师
体育教师 体育老师
音乐教师 音乐老师
物料控制员 物控
汽车维修工 汽修 汽车维修 修车
护士 护理
导医 导诊
药店营业员 药店店员
执业药师 驻店药师
医生 医师
平面设计师 美工 平面设计
UI设计师 UI设计 界面设计
程序员 软件工程师 开发工程师 软件开发
前端开发工程师 前端 Web前端 前端工程师
Java开发工程师 Java Java工程师
Android开发工程师 安卓 安卓开发
软件测试工程师 测试工程师 软件测试
运维工程师 运维
网络工程师 网管
直播 主播 带货主播
新媒体运营 新媒体 小编
短视频剪辑 视频剪辑 剪辑师
电商运营 网店运营 天猫运营
电商客服 淘宝客服 网店客服
施工员 工地施工
资料员 工程资料员
预算员 造价员
泥瓦工 瓦工 泥工 贴砖工
木工 装修木工
油漆工 墙面漆工 漆工
钢筋工 扎钢筋
律师 法律顾问
法务专员 法务
理发师 美发师 发型师
美容师 美容
按摩师 推拿师 技师
健身教练 私教
环卫工人 环卫工 清扫工
园林绿化工 绿化工 花木工
网格员 社区网格员
公益性岗位人员 公益性岗位 公益岗
实习生 实习
管理培训生 管培生
储备干部 储干
兼职 小时工 零工
`

const groups = lines
  .trim()
  .split('\n')
  .map(line => line.split(' '))

const byWord = new Map<string, Set<string>>()
for (const group of groups) {
  for (const word of group) {
    const known = byWord.get(foldTitle(word)) ?? new Set<string>()
    for (const other of group) if (other !== word) known.add(other)
    byWord.set(foldTitle(word), known)
  }
}

/** Other words for the same work; none for a word that stands in no group. */
export const synonymsOf = (word: string): readonly string[] => [...(byWord.get(foldTitle(word)) ?? [])]
