import type { HoursKind } from './role.ts'

export interface Hours {
  readonly text: string
  /** Saturdays and Sundays are free. */
  readonly weekend?: true
  /** What people put behind the title to say so. */
  readonly mark?: string
}

/** Usual working times; repetition is weight. */
export const hours: Readonly<Record<HoursKind, readonly Hours[]>> = {
  office: [
    { text: '周一至周五 8:30—12:00，13:30—17:30', weekend: true, mark: '双休' },
    { text: '周一至周五 9:00—12:00，13:30—18:00', weekend: true, mark: '双休' },
    { text: '周一至周五 9:00—17:30，弹性半小时', weekend: true, mark: '双休' },
    { text: '8:30—17:30，大小周' },
    { text: '8:00—12:00，13:30—17:30，单休' },
    { text: '9:00—18:00，单双休交替' },
  ],
  factory: [
    { text: '8:00—12:00，13:00—17:00，月休四天', mark: '长白班' },
    { text: '8:00—17:30，午休一个半小时，月休四天', mark: '长白班' },
    { text: '两班倒，每半月轮换，月休四天', mark: '两班倒' },
    { text: '四班三运转，每班八小时', mark: '四班三倒' },
    { text: '7:50—17:20，周日休息，加班自愿', mark: '长白班' },
  ],
  shop: [
    { text: '早班 8:30—16:30，晚班 13:30—21:30，轮班月休四天' },
    { text: '9:00—18:00，周末轮休' },
    { text: '9:00—17:30，做五休二，轮休', mark: '做五休二' },
    { text: '10:00—19:00，月休五天' },
  ],
  kitchen: [
    { text: '9:30—13:30，16:30—20:30，月休四天' },
    { text: '9:00—14:00，16:00—20:30，月休四天' },
    { text: '早班 6:00—14:00，晚班 14:00—21:00，轮班' },
  ],
  ward: [
    { text: '按排班，白班 8:00—17:30，夜班次日休息' },
    { text: '三班倒，夜班有补贴' },
    { text: '8:00—12:00，14:30—17:30，每周休息两天' },
  ],
  school: [
    { text: '周一至周五按课表，寒暑假带薪' },
    { text: '7:40—17:00，午休轮值，寒暑假按校历' },
    { text: '周三至周日上课，周一、周二休息' },
  ],
  site: [
    { text: '按工期安排，月休四天，雨天停工不扣底薪' },
    { text: '8:00—17:30，驻项目，每月集中休假五天' },
    { text: '7:30—11:30，14:00—18:00，夏季避开高温时段' },
  ],
  driver: [
    { text: '按线路排班，月休四天' },
    { text: '6:30—14:30 与 14:30—22:30 两班轮换' },
    { text: '7:00—18:00，中午休息两小时，月休四天' },
  ],
  guard: [
    { text: '上二十四小时休四十八小时', mark: '上一休二' },
    { text: '三班倒，每班八小时', mark: '八小时' },
    { text: '两班倒，每班十二小时，月休四天' },
  ],
  field: [
    { text: '8:30—17:30，外勤较多，月休六天' },
    { text: '周一至周六 8:30—17:30，外出有补贴' },
    { text: '按工单安排，忙时加班计件' },
  ],
  flexible: [
    { text: '按项目或预约安排，月休四至六天' },
    { text: '12:00—21:00，按排课或场次，月休五天' },
    { text: '9:00—18:00，忙时调休，月休五天' },
  ],
  public: [
    { text: '周一至周五 9:00—12:00，13:30—17:00', weekend: true, mark: '双休' },
    { text: '周一至周五 8:30—12:00，14:30—17:30，值班另行安排', weekend: true },
  ],
}

/** Working times of part-time and temporary work, whatever the kind. */
export const casualHours: readonly Hours[] = [
  { text: '每周三至四天，每天四小时，时间可商量', mark: '时间自由' },
  { text: '周末两天 9:00—18:00', mark: '周末班' },
  { text: '晚间 18:00—21:30，每周不少于三晚', mark: '晚班' },
  { text: '按排班，每天不超过四小时，按小时计酬', mark: '小时工' },
]
