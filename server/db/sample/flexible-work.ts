import type { flexibleCategory } from '#contract/reference/flexible'

/** One kind of casual work as it is posted. */
export interface FlexibleWork {
  readonly title: string
  readonly unit: 'hour' | 'day' | 'piece'
  /** Yuan for each unit, lowest and highest. */
  readonly pay: readonly [low: number, high: number]
  readonly hours: string
  /** People wanted at most. */
  readonly most: number
  readonly duties: string
}

type Category = (typeof flexibleCategory)[number]['value']

/** Casual work by the kinds of the specification: invented, in the manner of the province's casual-work stations. */
export const flexibleWork: Readonly<Record<Category, readonly FlexibleWork[]>> = {
  1: [
    {
      ...{
        title: '午晚高峰外卖骑手',
        unit: 'piece',
        pay: [5, 8],
        hours: '10:30–14:00、17:00–20:30，可只跑一段',
        most: 20,
      },
      duties:
        '商圈三公里内取餐、送餐。自备电动车和健康证，站点提供头盔、餐箱，入职前有半天安全培训。平台代缴职业伤害保障。',
    },
    {
      ...{ title: '夜宵配送骑手', unit: 'piece', pay: [6, 9], hours: '20:00–01:00', most: 8 },
      duties: '夜间餐饮订单配送，雨雪天加补贴。熟悉周边道路，服从站点排班，必须佩戴头盔，不得超速。',
    },
    {
      ...{ title: '超市到家配送员', unit: 'hour', pay: [18, 24], hours: '8:00–22:00 内排四小时一班', most: 10 },
      duties: '从门店仓取货送到三公里内住户，单件不超过 15 公斤。提供电动车，不需要自备。',
    },
  ],
  2: [
    {
      ...{ title: '家庭保洁钟点工', unit: 'hour', pay: [30, 45], hours: '上午或下午，每单三小时起', most: 6 },
      duties: '擦洗厨房、卫生间和门窗，清洁地面。工具由公司提供，每单两人同行，单位为上门人员投保意外险。',
    },
    {
      ...{ title: '节前开荒保洁', unit: 'day', pay: [180, 240], hours: '8:00–17:30，午休一小时，管午饭', most: 12 },
      duties: '新交付住宅的开荒清洁：铲胶、擦玻璃、清理柜体。高处作业由持证人员完成，不需要您登高。',
    },
    {
      ...{ title: '做饭阿姨（一餐）', unit: 'day', pay: [80, 120], hours: '每天 10:00–12:30', most: 2 },
      duties: '为一家四口准备午饭，四菜一汤，赣味为主，饭后收拾厨房。需要健康证。',
    },
  ],
  3: [
    {
      ...{ title: '小区水电维修', unit: 'day', pay: [220, 300], hours: '8:30–17:30', most: 3 },
      duties: '更换水龙头、阀门、开关插座，排查短路和漏水。持低压电工证，自带常用工具，材料由物业提供。',
    },
    {
      ...{ title: '门店灯具安装', unit: 'day', pay: [260, 320], hours: '9:00–18:00，预计三天', most: 4 },
      duties: '按图安装筒灯、灯带和配电箱，服从现场安全员安排。持电工证，有两年以上装修电工经验。',
    },
    {
      ...{ title: '管道疏通上门师傅', unit: 'piece', pay: [60, 120], hours: '8:00–21:00 接单', most: 5 },
      duties: '接单上门疏通厨卫管道，设备由公司配备。上门前报价，按公示价目收费，不得加价。',
    },
  ],
  4: [
    {
      ...{ title: '快递夜间分拣', unit: 'hour', pay: [18, 23], hours: '19:00–24:00，可选班次', most: 30 },
      duties: '流水线分拣小件，按片区装袋扫描。站立作业，每两小时休息十五分钟，提供夜宵和班车。',
    },
    {
      ...{ title: '大促临时快递员', unit: 'piece', pay: [1, 2], hours: '7:30–19:00', most: 15 },
      duties: '协助片区派件、收件和驿站上架，老员工带两天。提供三轮车和手持终端，单位投保雇主责任险。',
    },
    {
      ...{ title: '驿站收发员', unit: 'day', pay: [120, 150], hours: '9:00–20:00，中间轮休两小时', most: 2 },
      duties: '包裹入库、出库、找件，解答居民询问。会用手机扫码即可，适合住得近的居民。',
    },
  ],
  6: [
    {
      ...{ title: '空调清洗师傅', unit: 'piece', pay: [40, 70], hours: '8:30–19:00 接单', most: 8 },
      duties: '拆洗挂机、柜机的滤网和蒸发器，清洗后试机。提供高温蒸汽机和罩布，不会的可以带教三天。',
    },
    {
      ...{ title: '油烟机拆洗工', unit: 'day', pay: [200, 280], hours: '8:30–18:00', most: 6 },
      duties: '上门拆洗家用油烟机和灶具，做好现场保护。清洗剂统一配发，提供手套和护目镜。',
    },
    {
      ...{ title: '洗衣机、热水器清洗', unit: 'piece', pay: [50, 80], hours: '9:00–18:30 接单', most: 5 },
      duties: '拆洗波轮、滚筒洗衣机和电热水器，断电操作，清洗后请住户验收签字。',
    },
  ],
  7: [
    {
      ...{ title: '搬家跟车搬运', unit: 'day', pay: [200, 280], hours: '7:30–17:00', most: 10 },
      duties: '家具家电打包、搬抬、上下车。两人一组，超过 50 公斤用辅助工具，单位投保意外险，日结。',
    },
    {
      ...{ title: '仓库卸货小时工', unit: 'hour', pay: [22, 28], hours: '13:00–18:00', most: 12 },
      duties: '卸整箱货并码垛，单件 10 至 20 公斤，有地牛和叉车配合。提供手套、护腰和饮用水。',
    },
    {
      ...{ title: '展会搭建搬运', unit: 'day', pay: [180, 240], hours: '8:00–20:00，管两餐', most: 20 },
      duties: '搬运展板、桁架和桌椅，配合搭建师傅。进场戴安全帽，不参与高处和带电作业。',
    },
  ],
  8: [
    {
      ...{ title: '脐橙采摘分选', unit: 'day', pay: [150, 200], hours: '7:00–17:00，午休一小时', most: 40 },
      duties: '果园采摘、剪果、装筐，或在分选线挑拣装箱。提供剪刀、手套和往返班车，住得远的可以住宿。',
    },
    {
      ...{ title: '会议活动礼仪与签到', unit: 'day', pay: [160, 220], hours: '8:00–18:00', most: 8 },
      duties: '引导来宾签到、发放资料、维持秩序。服装由单位提供，前一天下午培训一小时，计入工时。',
    },
    {
      ...{ title: '超市周末促销', unit: 'day', pay: [130, 180], hours: '10:00–20:00，轮流用餐', most: 6 },
      duties: '介绍和试吃牛奶、米面等商品，整理堆头。食品类需要健康证，底薪之外按销量加奖励。',
    },
    {
      ...{ title: '考试监考辅助', unit: 'day', pay: [180, 220], hours: '7:00–17:30', most: 10 },
      duties: '协助考场布置、考生引导和物品寄存。签保密承诺，大专以上，服从考点安排。',
    },
  ],
}
