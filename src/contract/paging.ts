/** The last page of a list that may be asked for: past it nobody reads on, and what is listed is to be narrowed down. */
export const LAST_PAGE = 500
