import * as z from 'zod/mini'
import { month, oneOf } from './fields.ts'
import { jiangxiRegions } from './reference/regions.ts'
import { codeOrder, consent, mobile, newPassword, personName, smsCode } from './session-fields.ts'

/** The services of the armed forces (Law on National Defence, as of the reform of 2024) and the Armed Police. */
export const branchList = [
  { value: 'army', label: '陆军' },
  { value: 'navy', label: '海军' },
  { value: 'air', label: '空军' },
  { value: 'rocket', label: '火箭军' },
  { value: 'aerospace', label: '军事航天部队' },
  { value: 'cyber', label: '网络空间部队' },
  { value: 'information', label: '信息支援部队' },
  { value: 'logistics', label: '联勤保障部队' },
  { value: 'police', label: '武警部队' },
] as const

/** How people are placed after their service (Law on the Protection of Veterans, article 21 and following). */
export const placementList = [
  { value: 'own', label: '自主就业' },
  { value: 'work', label: '安排工作' },
  { value: 'monthly', label: '逐月领取退役金' },
  { value: 'transfer', label: '转业' },
  { value: 'demobilised', label: '复员' },
] as const

/** Cities of the province, and everywhere else: whoever serves comes from anywhere. */
/* @__NO_SIDE_EFFECTS__ */
export const homeCities = () => [
  ...jiangxiRegions.flatMap(({ children = [] }) => children).map(({ value, label }) => ({ value, label })),
  { value: '000000', label: '其他省份' },
]

const separateConsent = () =>
  z.boolean({ error: '请单独同意收集服役经历' }).check(z.refine(value => value, { error: '请单独同意收集服役经历' }))

/** An ex-serviceman registers; the service is told with a consent of its own. */
/* @__NO_SIDE_EFFECTS__ */
export const servicemanRegistration = () =>
  z
    .strictObject({
      name: personName('姓名'),
      phone: mobile(),
      code: smsCode(),
      order: codeOrder(),
      password: newPassword(),
      branch: oneOf('军兵种', branchList),
      enlistedOn: month('入伍时间'),
      dischargedOn: month('退役时间'),
      placement: oneOf('安置方式', placementList),
      city: oneOf('户籍所在市', homeCities()),
      consent: consent(),
      serviceConsent: separateConsent(),
    })
    .check(
      z.refine(({ enlistedOn, dischargedOn }) => enlistedOn < dischargedOn, {
        path: ['dischargedOn'],
        error: '退役时间应晚于入伍时间',
      }),
    )
