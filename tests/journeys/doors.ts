import type { Page } from 'playwright/test'
import { type TitledPage, titledPages } from '#contract/page-titles'
import { isProtected } from '#contract/pages'

export type Role = 'guest' | 'seeker' | 'employer'

/** One address of the portal, and the record that stands behind it. */
export interface Door {
  address: string
  route: Pick<TitledPage, 'access' | 'forGuests' | 'title'>
}

/** Milliseconds in which a list has come on a machine that may be busy; what it does not have is looked for on the next. */
const LISTED_MS = 45_000

/** Pages on which a real address of a record with a place in its path is found; several where each side has its own. */
const listedOn: Readonly<Record<string, string | readonly string[]>> = {
  '/job-details/:id': '/job-search',
  '/company-details/:id': '/job-details/:id',
  '/news/page/:id': '/notice/list',
  '/news/template/:id': '/news/page/:id',
  '/school/job/:id': '/school/high',
  '/user/resume/page/:id': '/user/resume',
  '/resume/info/:id': '/manage/resume',
  '/resume/interview/:id': ['/manage/interview', '/user/invitation-list'],
  '/ldgx/course/details/:id': '/ldgx/course/list',
  '/recruitment/scene/:id': '/recruitment/active',
  '/exam/news/:id': '/exam/news',
  '/exam/help/:id': '/exam/help',
  '/exam/lists/:id': '/exam/theme/8',
  '/exam/result/:id': '/exam/cjcx/801',
  '/exam/enroll/:id': '/exam/mine',
  '/exam/apply-info/:id': '/exam/mine',
}

/** Further addresses of a record: what its query or its place may say. A place that is only a name is filled here. */
const further: Readonly<Record<string, readonly string[]>> = {
  '/forget/pwd/:id': ['/forget/pwd/1', '/forget/pwd/2'],
  '/topic/:name': [],
  '/job-search': ['/job-search?a=2', '/job-search?t=没有这样的职位'],
  '/resume/search': ['/resume/search?t=会计&education=69', '/resume/search?t=没有这样的人'],
  '/enterprise/talents': ['/enterprise/talents?tab=downloads', '/enterprise/talents?tab=views'],
  '/user/resume-list': ['/user/resume-list?tab=looks', '/user/resume-list?tab=blocks'],
  '/consultation-list': ['/consultation-list?page=2'],
  '/government/regulations': ['/government/regulations?t=押金'],
  '/help': ['1', '2', '3', '4', '5', '7'].map(topic => `/help?t=${topic}`),
  '/suggestions': ['/suggestions?view=progress', '/suggestions?view=answers'],
  '/dzgx/city': ['/dzgx/city?city=360100'],
  '/exam/center': ['/exam/center?month=2026-12'],
  '/exam/theme/:id': ['1', '2', '8', '91'].flatMap(id => [`/exam/theme/${id}`, `/exam/theme/${id}?view=positions`]),
  '/exam/list': ['/exam/list?stage=open', '/exam/list?t=没有这样的考试'],
  '/exam/notice': ['/exam/notice?type=3'],
  '/exam/help': ['/exam/help?q=照片'],
  '/exam/exam-ticket/:id': [
    '/exam/exam-ticket/601',
    '/exam/exam-ticket/601?view=sites',
    '/exam/exam-ticket/801?group=interview',
  ],
  '/exam/print/:id': ['/exam/print/601'],
  '/exam/cjcx/:id': ['/exam/cjcx/801'],
  '/manage/exam-office/:id/lists': ['/manage/exam-office/801/lists'],
  // Fairs of the sample content that keep their numbers.
  '/recruitment': ['/recruitment?tr=5', '/recruitment?tr=2'],
  '/recruitment/page/:id': ['/recruitment/page/1', '/recruitment/page/2'],
  '/recruitment/template/:id': ['/recruitment/template/1'],
  '/recruitment/tickets/:id': ['/recruitment/tickets/2'],
  '/manage/fair-office/:id': ['/manage/fair-office/2'],
  '/manage/fair-office/:id/applications': ['/manage/fair-office/2/applications'],
  '/manage/fair-office/:id/plan': ['/manage/fair-office/2/plan'],
  '/manage/fair-office/:id/edit': ['/manage/fair-office/2/edit'],
  '/manage/fair-office/:id/notices': ['/manage/fair-office/2/notices'],
  '/manage/fair-office/:id/papers': ['/manage/fair-office/2/papers'],
  '/manage/fair-office/:id/texts': ['/manage/fair-office/2/texts'],
  '/manage/fair-office/:id/prints': ['/manage/fair-office/2/prints'],
  '/manage/fair-office/:id/queues': ['/manage/fair-office/34/queues'],
  '/manage/fair-office/:id/reports': ['/manage/fair-office/34/reports'],
  '/manage/fair-office/:fair/reports/:id': ['/manage/fair-office/34/reports/00000000-0000-4000-8000-000000000000'],
  '/manage/fair-desk/:id': ['/manage/fair-desk/2'],
  // Exams of the sample content that keep their numbers.
  '/exam/apply/:id': ['/exam/apply/101', '/exam/apply/201'],
  '/exam/page/:id': ['/exam/page/101', '/exam/page/201'],
  // What is there for accounts with a mandate alone: to others it says so.
  '/manage/exam-office/:id': ['/manage/exam-office/101', '/manage/exam-office/101?view=sites'],
  '/manage/exam-office/:id/candidates': ['/manage/exam-office/101/candidates'],
  '/manage/exam-office/:id/positions': ['/manage/exam-office/101/positions'],
  '/manage/exam-office/:id/scores': ['/manage/exam-office/801/scores'],
  '/manage/exam-office/:id/reviews': ['/manage/exam-office/101/reviews'],
  '/manage/exam-office/:id/ratios': ['/manage/exam-office/101/ratios'],
  '/manage/exam-office/:id/changes': ['/manage/exam-office/101/changes'],
  '/exam/mine': ['/exam/mine?state=done'],
  '/payment/index': ['/payment/index?view=find', '/payment/index?view=posts', '/payment/index?post=101'],
}

/** Things that candidates alone have: nobody else finds an address of one. */
export const ofCandidates: ReadonlySet<string> = new Set([
  '/exam/result/:id',
  '/exam/enroll/:id',
  '/exam/apply-info/:id',
])

/** Whoever has no mandate finds no entry for these in the menu beside them, which goes once that is known. */
export const ofOffices: ReadonlySet<string> = new Set(['/manage/exam-office', '/manage/fair-office'])

/** Addresses behind which nothing is, or no longer. */
export const missing = [
  '/nowhere',
  '/404',
  '/job-details/no-found',
  '/job-details/999999999',
  '/company-details/no-found',
  '/company-details/999999999',
  '/news/404',
  '/news/page/999999999',
  '/news/template/999999999',
  '/school/job/999999999',
  '/topic/nowhere',
  '/exam/theme/999999999',
  '/exam/news/999999999',
  '/exam/help/999999999',
  '/exam/pay-notify?order=JF20260101-AAAAAAAAAAAA',
] as const

/** Missing things have a list of their own. */
export const records = titledPages.filter(({ path }) => !missing.some(address => address === path))

const hasPlace = (path: string) => path.includes(':')

export const publicRecords = records.filter(route => !isProtected(route))
export const protectedRecords = records.filter(isProtected)

/** Paths of records with a place for which neither an address nor a list with one is named: no walk can open them. */
export const lost = records
  .map(({ path }) => path)
  .filter(path => hasPlace(path) && !(path in further) && !(path in listedOn))

/** The doors behind records; those whose address has to be found are found by whoever uses the page. */
export async function doorsOf(page: Page, wanted: readonly TitledPage[]): Promise<Door[]> {
  const doors: Door[] = []
  for (const route of wanted) {
    const addresses = [...(further[route.path] ?? [])]
    if (!hasPlace(route.path)) addresses.unshift(route.path)
    else if (!further[route.path]) addresses.unshift(await found(page, route.path))
    for (const address of addresses) doors.push({ address, route })
  }
  return doors
}

async function found(page: Page, path: string): Promise<string> {
  const lists = [listedOn[path] ?? []].flat()
  const start = path.slice(0, path.indexOf(':'))
  for (const list of lists) {
    await page.goto(hasPlace(list) ? await found(page, list) : list)
    const link = page.locator(`main a[href^="${start}"]`).first()
    const address = await link.getAttribute('href', { timeout: LISTED_MS }).catch(() => null)
    if (address) return address
  }
  throw new Error(`Name in listedOn where an address of ${path} is found`)
}

/** Doors of records that nobody may look behind: any number will do for a place. */
export const closedDoors = (wanted: readonly TitledPage[]): Door[] =>
  wanted.map(route => ({ address: route.path.replace(/:\w+/, '1'), route }))

const wantedBy: Readonly<Record<string, Role>> = { type1: 'employer', type2: 'seeker', 'guest-or-type2': 'seeker' }

/** Where somebody who goes to a door ends (specification section 4). */
export function endOf({ address, route }: Door, role: Role): string {
  if (role === 'guest') return isProtected(route) ? `/user/login?redirectUri=${encodeURIComponent(address)}` : address
  if (route.forGuests) return '/'
  const wanted = wantedBy[route.access]
  return wanted && wanted !== role ? '/manage/center' : address
}
