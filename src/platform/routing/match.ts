import type { RouteRecord } from './route.ts'

export interface Match {
  route: RouteRecord
  params: Readonly<Record<string, string>>
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean)

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

function paramsOf(pattern: string, segments: string[]): Record<string, string> | null {
  const wanted = segmentsOf(pattern)
  if (wanted.length !== segments.length) return null
  const params: Record<string, string> = {}
  for (const [at, part] of wanted.entries()) {
    const given = segments[at] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = decode(given)
    else if (part !== given) return null
  }
  return params
}

const fixedSegments = (pattern: string) => segmentsOf(pattern).filter(part => !part.startsWith(':')).length

/** Finds the record for a path: of several that fit, the one with the most fixed segments. Null for unknown paths. */
export function matchRoute(routes: readonly RouteRecord[], path: string): Match | null {
  const segments = segmentsOf(path)
  let best: Match | null = null
  for (const route of routes) {
    const params = paramsOf(route.path, segments)
    if (params && (!best || fixedSegments(route.path) > fixedSegments(best.route.path))) best = { route, params }
  }
  return best
}
