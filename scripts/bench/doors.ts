/** An address, or where a real one is found. */
type Door = string | { readonly list: string; readonly address: RegExp }

/** What anybody may come to from a search engine or a poster. */
const market: readonly Door[] = [
  { list: '/job-search', address: /\/job-details\/\d+/ },
  { list: '/', address: /\/company-details\/\d+/ },
  '/flexible',
  '/consultation',
  '/consultation-list',
  { list: '/notice/list', address: /\/news\/page\/\d+/ },
  '/group/news',
  '/notice/list',
  '/government/regulations',
  '/help',
  '/about',
  '/supervision',
  '/suggestions',
  '/suggestions?view=answers',
  '/questionnaire/jtjj',
  '/archives',
  '/archives/query',
  '/archives/index',
  '/payment/index',
  '/user/login',
  '/user/register',
  '/org/login',
  '/org/register',
  '/forget/pwd/1',
  '/servicemen/index',
  '/high-level/index',
  '/ldgx/index',
  '/dzgx/city',
  '/hwyc/gcc',
  '/xy/index',
  '/theme/20/news',
  '/theme-education/index',
  '/working/index',
  '/school/high',
  { list: '/school/high', address: /\/school\/job\/\d+/ },
  '/screen/recruit',
  '/site-map',
]

const exams: readonly Door[] = [
  '/exam/center',
  '/exam/notice',
  '/exam/news',
  { list: '/exam/news', address: /\/exam\/news\/\d+/ },
  '/exam/list',
  '/exam/theme',
  { list: '/exam/theme', address: /\/exam\/theme\/\d+/ },
  '/exam/guide',
  '/exam/help',
  { list: '/exam/help', address: /\/exam\/help\/\d+/ },
  '/exam-train',
  '/exam/verify',
  '/exam/print/nanchang/2023',
]

const fairs: readonly Door[] = [
  '/recruitment',
  '/recruitment/list',
  '/recruitment/advance',
  '/recruitment/active',
  { list: '/recruitment/list', address: /\/recruitment\/page\/\d+/ },
  { list: '/recruitment/active', address: /\/recruitment\/scene\/\d+/ },
  '/recruitment/20240602',
]

/** The public pages but the home page and the search, in groups that are measured at one time. */
export const doors = { market, exams, fairs } as const

/** The addresses of a group, with an id that exists where one is needed. */
export async function addressesOf(group: readonly Door[], origin: string): Promise<string[]> {
  const addresses: string[] = []
  for (const door of group) {
    if (typeof door === 'string') {
      addresses.push(door)
      continue
    }
    const [address] = door.address.exec(await (await fetch(origin + door.list)).text()) ?? []
    if (address === undefined) throw new Error(`${door.list} leads to no ${door.address.source}`)
    addresses.push(address)
  }
  return addresses
}
