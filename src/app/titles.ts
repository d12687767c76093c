/** The document's title: the page's, then the site's (by host). */
export const documentTitle = (pageTitle: string, siteName: string) =>
  pageTitle === '' || pageTitle === siteName ? siteName : `${pageTitle} - ${siteName}`
