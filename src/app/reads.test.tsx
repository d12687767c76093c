import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { mayOpen, type PageEntry, type PageName, pages, type Reader } from '#contract/pages'
import type { UserInfo } from '#contract/session'
import { createToastStore, ToastProvider } from '#design-system'
import { siteReads } from '#features/site/routes'
import { employer, member } from '#mocks/fixtures/session'
import { callKey, isFor } from '#platform/call'
import { MemoryRouter } from '#platform/routing'
import { createSession, type SessionStore } from '#platform/session'
import { memoryStorage } from '#platform/storage'
import { type Match, matchOrNotFound } from './match.ts'
import { Providers } from './Providers.tsx'
import { RouteScope } from './RouteScope.tsx'
import { callsOf } from './reads.ts'
import { recordOf } from './slices.ts'

// Drawn without a browser, everybody is a guest until the page is taken over: here whoever is signed in is known at once.
vi.mock('#platform/session', async load => {
  const real = await load<typeof import('#platform/session')>()
  return { ...real, useSession: () => real.useSessionStore().getState() }
})

/** What an address may say that makes a page read something else. */
const further: Partial<Record<PageName, readonly string[]>> = {
  home: ['/?area=360700&jobs=hot'],
  jobSearch: ['/job-search?type=2', '/job-search?type=2&t=星火&city=360700', '/job-search?t=会计&page=3'],
  flexible: ['/flexible?job=7', '/flexible?category=3&page=2'],
  help: ['/help?t=3', '/help?for=employers&q=发布'],
  suggestions: ['/suggestions?view=answers&page=2', '/suggestions?view=progress'],
  payment: ['/payment/index?view=posts&page=2', '/payment/index?view=find', '/payment/index?post=7'],
  archiveService: ['/archives/index?verify=0000000000000000', '/archives/index?view=mine'],
  regulations: ['/government/regulations?t=押金&level=local'],
  newsList: ['/consultation-list?type=12&page=2'],
  resumePrivacy: ['/user/resume-list?tab=looks', '/user/resume-list?tab=blocks'],
  talents: ['/enterprise/talents?tab=downloads', '/enterprise/talents?tab=views'],
  received: ['/manage/resume?state=viewed', '/manage/resume?view=board', '/manage/resume?compare=7,8'],
  ownJobs: [
    '/manage/jobs?casual=list&group=over&page=2',
    '/manage/jobs?casual=post',
    '/manage/jobs?casual=post&job=7',
    '/manage/jobs?casual=post&again=7',
    '/manage/jobs?casual=people&job=7&page=2',
  ],
  companyFigures: ['/enterprise/figures?period=90&order=rate&page=2', '/enterprise/figures?job=7'],
  publish: ['/manage/job/publish?id=7'],
  interviews: ['/manage/interview?application=7', '/manage/interview?page=2'],
  invitations: ['/user/invitation-list?group=jobs', '/user/invitation-list?group=past'],
  meetings: ['/manage/meeting?id=00000000-0000-4000-8000-000000000000'],
  fairs: ['/recruitment?tr=2'],
  fairList: ['/recruitment/list?kind=1&phase=ahead&page=2'],
  fairCalendar: ['/recruitment/advance?month=2026-12&city=360700'],
  jobFair: ['/recruitment/page/7?view=jobs&education=70&company=3', '/recruitment/page/7?view=jobs&listed=1'],
  jobFairScene: [
    '/recruitment/scene/7?hall=3&page=2',
    '/recruitment/scene/7?view=jobs&hall=3',
    '/recruitment/scene/7?view=talks',
    '/recruitment/scene/7?talk=00000000-0000-4000-8000-000000000000',
  ],
  fairsOnsite: [
    '/manage/fair/onsite?view=join&city=360700&page=2',
    '/manage/fair/onsite?view=one&id=00000000-0000-4000-8000-000000000000',
    '/manage/fair/onsite?view=payment&order=JF20260101-AAAAAAAAAAAA',
  ],
  fairsOnline: ['/manage/fair/online?view=join', '/manage/fair/online?page=2'],
  examRegistrations: ['/user/exam-list?page=2', '/user/exam-list?number=0126010300512'],
  examCentre: ['/exam/center?month=2026-12'],
  examList: ['/exam/list?stage=open&city=360700&page=2'],
  examNotices: ['/exam/notice?type=3&corrected=1'],
  examNews: ['/exam/news?type=0&t=一图'],
  examThemes: ['/exam/theme?kind=teacher'],
  examTheme: ['/exam/theme/7?view=positions&exam=7&fits=1', '/exam/theme/7?view=cities'],
  examHelp: ['/exam/help?q=照片'],
  examTicket: ['/exam/exam-ticket/601?view=sites', '/exam/exam-ticket/601?view=sites&q=第十九中学'],
  examApply: ['/exam/apply/7?chosen=8', '/exam/apply/7?fits=1&page=2'],
  examEnroll: ['/exam/enroll/7?part=check'],
  examsOfMine: ['/exam/mine?state=done&page=2'],
  examPayNotify: ['/exam/pay-notify?order=JF20260101-AAAAAAAAAAAA'],
  examOfficeCandidates: ['/manage/exam-office/7/candidates?candidate=00000000-0000-4000-8000-000000000000'],
  examOfficeExam: ['/manage/exam-office/7?view=sites'],
  examOfficeChanges: ['/manage/exam-office/7/changes?change=00000000-0000-4000-8000-000000000000'],
  questions: ['/ldgx/questions?view=wrong', '/ldgx/questions?id=7'],
  applications: ['/manage/user/position?state=viewed&page=2', '/manage/user/position?view=casual&page=2'],
  viewedJobs: ['/manage/user/browse?tab=favourites', '/manage/user/browse?page=2'],
}

const addressesOf = (name: PageName) => [pages[name].path.replaceAll(/:\w+/g, '7'), ...(further[name] ?? [])]

const readers: Readonly<Record<Reader, UserInfo | null>> = { guest: null, seeker: member, employer }

const isShownTo = (reader: Reader, page: PageEntry) => mayOpen(reader, page) && (reader === 'guest' || !page.forGuests)

const looks = (Object.keys(readers) as Reader[]).flatMap(reader =>
  (Object.keys(pages) as PageName[])
    .filter(name => isShownTo(reader, pages[name]))
    .flatMap(name => addressesOf(name).map(address => ({ reader, name, address }))),
)

function sessionOf(user: UserInfo | null): SessionStore {
  const session = createSession(memoryStorage())
  if (user) session.setUser(user)
  return session
}

/** Notes whatever is looked for, and has nothing. */
function nothingWith(asked: Set<string>): Record<string, unknown> {
  return new Proxy(
    {},
    {
      has(_, key) {
        asked.add(String(key))
        return false
      },
    },
  )
}

/** What the page asks for at first, before any answer is here. */
function firstKeysOf(Page: ComponentType, match: Match, session: SessionStore): Set<string> {
  const asked = new Set<string>()
  const query = String(match.query)
  const search = query && `?${query}`
  const location = { pathname: match.path, search, hash: '', isReturn: true }
  renderToString(
    <MemoryRouter at={match.path + search}>
      <ToastProvider store={createToastStore()}>
        <Providers
          transport={null}
          session={session}
          head={{ collect: () => undefined, apply: () => undefined }}
          rendered={{ answers: nothingWith(asked), freshUntil: 0 }}
          renderedAt={0}
          preload={() => undefined}
        >
          <RouteScope location={location} match={match}>
            <Page />
          </RouteScope>
        </Providers>
      </ToastProvider>
    </MemoryRouter>,
  )
  return asked
}

it.each(looks)(
  '$address asks at first, for a $reader, for what its record declares, and for nothing else',
  async ({ reader, name, address }) => {
    const match = matchOrNotFound(address)
    const session = sessionOf(readers[reader])
    const { load, reads = [] } = await recordOf(name)
    const { Page } = await load()
    const theirs = reads.filter(({ audience }) => isFor(audience, session.getState()))
    const declared = callsOf([...siteReads, ...theirs], match).map(([endpoint, input]) => callKey(endpoint, input))
    const asked = [...firstKeysOf(Page, match, session)]
    expect(asked.filter(key => !declared.includes(key))).toEqual([])
  },
)
