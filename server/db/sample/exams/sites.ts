import { areaName, cityCodes } from '../../../places.ts'
import { type ExamPlan, sampleSiteId } from './plan.ts'

/** A room as a plan draws it: in percent of the plan's width and height. */
interface SiteRoom {
  readonly number: string
  readonly building: string
  readonly floor: number
  readonly seats: number
  readonly kind: 'normal' | 'special' | 'reserve'
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

const schools = [
  ['第一中学', '学府路 18 号', '公交 12、28 路到市一中站，步行 150 米；校门前不能停车'],
  ['第二中学', '文教路 66 号', '公交 5、203 路到文教路口站；地铁 1 号口步行 600 米'],
  ['实验中学', '滨江大道 209 号', '公交 17、33 路到滨江公园站，从东门进入'],
  ['第三中学', '育新路 7 号', '公交 8 路到育新路站；周边道路狭窄，请乘坐公共交通'],
  ['外国语学校', '创新一路 88 号', '公交 45、210 路到外国语学校站'],
  ['职业技术学院', '昌北大道 1200 号', '地铁学院站 2 号口出站即到；校内有 300 个车位'],
  ['第十中学', '八一大街 45 号', '公交 2、11、22 路到八一大街北口站'],
  ['师范附属中学', '青年路 301 号', '公交 9、26 路到师大附中站，从南门进入'],
  ['第五中学', '建设路 132 号', '公交 14 路到建设路中站，步行 200 米'],
  ['工业学校', '迎宾大道 560 号', '公交 30、230 路到工业学校站'],
  ['第七中学', '解放西路 98 号', '公交 4、15 路到解放西路站'],
  ['商业学校', '前湖大道 777 号', '地铁前湖站 3 号口步行 800 米；公交 240 路到商业学校站'],
  ['铁路中学', '站前路 20 号', '火车站东广场步行 10 分钟；公交 1、10 路到火车站'],
  ['开发区中学', '枫林大道 333 号', '公交 37、233 路到枫林大道中站'],
] as const

const ROOM_SEATS = 30
const ROOMS = 50
const PER_FLOOR = 5
const FLOORS = 5

/** Rooms of two buildings of five floors, five to a floor: the first by the gate for who needs help, the last kept back. */
function roomsOf(): SiteRoom[] {
  return Array.from({ length: ROOMS }, (_, index) => {
    const building = Math.floor(index / (PER_FLOOR * FLOORS))
    const within = index % (PER_FLOOR * FLOORS)
    const floor = Math.floor(within / PER_FLOOR) + 1
    const kind = index === 0 ? 'special' : index === ROOMS - 1 ? 'reserve' : 'normal'
    return {
      number: String(index + 1).padStart(3, '0'),
      building: building === 0 ? '教学楼 A 座' : '教学楼 B 座',
      floor,
      seats: kind === 'special' ? 10 : ROOM_SEATS,
      kind,
      x: 4 + building * 50 + (within % PER_FLOOR) * 8.6,
      y: 8 + (FLOORS - floor) * 17.5,
      w: 7.6,
      h: 13.5,
    }
  })
}

const rooms = roomsOf()
/** With the rooms that take anybody, a room of ten and one in reserve. */
const SEATS = ROOM_SEATS * (ROOMS - 2)

/** Stages from which on it is known where papers are sat. */
const arranged = new Set(['arranging', 'printing', 'sitting', 'scoring', 'scored', 'closed'])

/** Sites of an exam with room for all its candidates; none before seats are arranged. */
export function sampleSites(plan: ExamPlan) {
  if (!arranged.has(plan.stage)) return []
  const count = Math.max(2, Math.ceil(plan.candidates / SEATS))
  const city = areaName(cityCodes.includes(plan.city) ? plan.city : '360100')
  return schools.slice(0, count).map(([school, address, transit], index) => ({
    id: sampleSiteId(plan.id, index + 1),
    exam_id: plan.id,
    code: String(index + 1).padStart(2, '0'),
    name: `${city}${school}（样例）`,
    address: `${city}${address}`,
    transit,
    plan: rooms,
  }))
}
