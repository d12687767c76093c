/** What is searched for (specification section 2: 1 jobs, 2 companies). */
export const searchTypes = [
  { value: 1, label: '职位', placeholder: '按职位搜索' },
  { value: 2, label: '公司', placeholder: '按公司搜索' },
] as const

export type SearchType = (typeof searchTypes)[number]['value']

export const placeholderOf = (type: SearchType): string =>
  (searchTypes.find(({ value }) => value === type) ?? searchTypes[0]).placeholder

/** The address that a search leads to; what is empty or usual is left out of it. */
export const searchAddress = (action: string, fields: Iterable<readonly [string, unknown]>): string => {
  const query = new URLSearchParams()
  for (const [name, value] of fields) {
    const words = typeof value === 'string' ? value.trim() : ''
    if (words !== '' && !(name === 'type' && words === '1')) query.append(name, words)
  }
  return query.size > 0 ? `${action}?${query}` : action
}
