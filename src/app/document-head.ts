import type { HeadTarget, PageHead } from '#platform/head'
import { documentTitle } from './titles.ts'

const STRUCTURED_DATA_ID = 'structured-data'

function setMeta(name: string, content: string | undefined) {
  const existing = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)
  if (content === undefined) {
    existing?.remove()
    return
  }
  const meta = existing ?? document.head.appendChild(document.createElement('meta'))
  meta.name = name
  meta.content = content
}

/** Those of the page before are taken away. */
function setFurther(meta: Readonly<Record<string, string>> = {}) {
  for (const old of document.head.querySelectorAll('meta[data-page]')) old.remove()
  for (const [name, content] of Object.entries(meta)) {
    const element = document.head.appendChild(document.createElement('meta'))
    Object.assign(element, { name, content })
    element.dataset.page = ''
  }
}

function setStructuredData(data: object | undefined) {
  document.getElementById(STRUCTURED_DATA_ID)?.remove()
  if (!data) return
  const script = document.head.appendChild(document.createElement('script'))
  script.id = STRUCTURED_DATA_ID
  script.type = 'application/ld+json'
  script.textContent = JSON.stringify(data)
}

/** Writes a page's head into the document. */
export const documentHead = (siteName: string): HeadTarget => ({
  collect: () => undefined,
  apply({ title, description, meta, structuredData, noIndex }: PageHead) {
    document.title = documentTitle(title, siteName)
    setMeta('description', description)
    setMeta('robots', noIndex ? 'noindex' : undefined)
    setFurther(meta)
    setStructuredData(structuredData)
  },
})

export interface CollectedHead extends HeadTarget {
  /** What the page said last: a page speaks after its route. */
  last: () => PageHead
}

/** Collects a page's head while it is rendered on the server. */
export function collectedHead(): CollectedHead {
  let last: PageHead = { title: '' }
  return {
    collect: head => {
      last = head
    },
    apply: () => undefined,
    last: () => last,
  }
}

export { STRUCTURED_DATA_ID }
