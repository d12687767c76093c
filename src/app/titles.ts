import type { PageName } from '#contract/pages'

let titles: Readonly<Record<PageName, string>> | undefined

/** Fetches what pages are called; the page that arrives brings its title along. */
export async function fetchTitles(): Promise<void> {
  titles ??= (await import('#contract/page-titles')).pageTitles
}

/** What a page is called, if that is here. */
export const titleOf = (name: PageName): string | undefined => titles?.[name]

/** The document's title: the page's, then the site's (by host). */
export const documentTitle = (pageTitle: string, siteName: string) =>
  pageTitle === '' || pageTitle === siteName ? siteName : `${pageTitle} - ${siteName}`
