import { type PageName, pages } from '#contract/pages'
import { type UserType, userTypes } from '#contract/session'
import { icons, type SideMenuGroup, type SideMenuItem } from '#design-system'
import { nameInCentre } from './centre-twins.ts'
import { type Waiting, waitingUnits } from './waiting.ts'

interface Entry {
  readonly title: string
  readonly url: string
  readonly show?: boolean | undefined
}

interface Group {
  readonly title?: string
  readonly icons: Readonly<Partial<Record<PageName, string>>>
  /** What editors add to the menu stands here. */
  readonly takesOthers?: true
}

const groups: Readonly<Record<UserType, readonly Group[]>> = {
  [userTypes.individual]: [
    { icons: { centre: icons.home } },
    {
      title: '求职',
      icons: {
        applications: icons.briefcase,
        invitations: icons.calendar,
        jobHunt: icons.chart,
        savedSearches: icons.bell,
        viewedJobs: icons.eye,
      },
    },
    { title: '简历', icons: { resumes: icons.file, resumePrivacy: icons.lock } },
    {
      title: '考试与服务',
      icons: { examsOfMine: icons.exam, testsOfMine: icons.education, examRegistrations: icons.wallet },
      takesOthers: true,
    },
    { title: '账号', icons: { seekerMessages: icons.message, seekerAccount: icons.settings } },
  ],
  [userTypes.employer]: [
    { icons: { centre: icons.home } },
    {
      title: '招聘',
      icons: {
        ownJobs: icons.briefcase,
        publish: icons.edit,
        received: icons.file,
        interviews: icons.calendar,
        meetings: icons.video,
        companyFigures: icons.chart,
      },
      takesOthers: true,
    },
    {
      title: '人才',
      icons: { talentSearch: icons.search, recommendedTalents: icons.star, talents: icons.users },
    },
    { title: '考试', icons: { examOffice: icons.exam } },
    {
      title: '单位',
      icons: {
        companyProfile: icons.building,
        employerMessages: icons.message,
        employerAccount: icons.settings,
        employerSecurity: icons.shield,
      },
    },
  ],
}

const namesIn = ({ icons: drawn }: Group) => Object.keys(drawn) as PageName[]

/** Each page once: of two addresses of one page the one that the centre goes by. */
function oncePerPage(menu: readonly Entry[]): readonly Entry[] {
  const named = menu.filter(({ show }) => show !== false).map(entry => ({ ...entry, url: nameInCentre(entry.url) }))
  return named.filter(({ url }, at) => named.findIndex(other => other.url === url) === at)
}

/** The menu of somebody's centre as their work falls into groups, with what waits; a group without entries is left out. */
export function centreGroups(userType: UserType, menu: readonly Entry[], waiting: Waiting): SideMenuGroup[] {
  const entries = oncePerPage(menu)
  const placed = new Set<string>(groups[userType].flatMap(namesIn).map(name => pages[name].path))
  const others = entries.filter(({ url }) => !placed.has(url))
  return groups[userType]
    .map(group => {
      const own = namesIn(group).flatMap((name): SideMenuItem[] =>
        entries
          .filter(({ url }) => url === pages[name].path)
          .map(entry => ({ ...entry, icon: group.icons[name], count: waiting[name], unit: waitingUnits[name] })),
      )
      const further = group.takesOthers ? others.map(entry => ({ ...entry, icon: icons.grid })) : []
      return { title: group.title, items: [...own, ...further] }
    })
    .filter(({ items }) => items.length > 0)
}
