/** What anybody may come to from a search engine or a poster: an address, or where a real one is found. */
const doors: readonly (string | { readonly list: string; readonly address: RegExp })[] = [
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

/** The addresses of every public page but the home page and the search, with an id that exists where one is needed. */
export async function publicDoors(origin: string): Promise<string[]> {
  const addresses: string[] = []
  for (const door of doors) {
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
