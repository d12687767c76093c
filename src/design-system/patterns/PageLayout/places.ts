/** Where the skip link leads. */
export const mainId = 'main'

/** The `<h1>`: takes the focus after a change of page, so that the new page is announced. */
export const pageTitleId = 'page-title'
