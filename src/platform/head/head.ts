import { createContext, use, useEffect } from 'react'

/** What a page says about itself to tabs, bookmarks and search engines. */
export interface PageHead {
  /** Without the site's name. */
  title: string
  /** One or two sentences, for pages about one thing. */
  description?: string
  /** Further `<meta>` by name: those of Chinese government websites (国办发〔2017〕47号): ColumnName, ArticleTitle, PubDate … */
  meta?: Readonly<Record<string, string>>
  /** Structured data (schema.org) of a page about one thing. */
  structuredData?: object
  /** Keeps search engines away. */
  noIndex?: boolean
}

/** Where pages put their head: the document in a browser, a collector while rendering on the server. */
export interface HeadTarget {
  /** Called while rendering; only a server's target does something here. */
  collect(head: PageHead): void
  /** Called once the page is on screen; only a browser's target does something here. */
  apply(head: PageHead): void
}

const nowhere: HeadTarget = { collect: () => undefined, apply: () => undefined }

export const HeadContext = createContext<HeadTarget>(nowhere)

/** Names the page. Null while the thing that it is about is still on its way: the route's title stands. */
export function usePageHead(head: PageHead | null) {
  const target = use(HeadContext)
  if (head) target.collect(head)
  const fingerprint = head && JSON.stringify(head)
  useEffect(() => {
    if (fingerprint) target.apply(JSON.parse(fingerprint))
  }, [target, fingerprint])
}
