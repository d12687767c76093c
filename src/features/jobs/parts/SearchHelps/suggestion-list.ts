/** Id of the list of suggestions under the search box. */
export const SUGGESTIONS = 'search-suggestions'
