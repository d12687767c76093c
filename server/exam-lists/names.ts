/** A name as notices print it: 熊*业, 万*, 欧**曦. */
export function noticeName(name: string): string {
  const [first = '', ...rest] = name
  if (rest.length === 0) return first
  if (rest.length === 1) return `${first}*`
  return `${first}${'*'.repeat(rest.length - 1)}${rest.at(-1) ?? ''}`
}
