import { type FloorBooth, type FloorFeature, routeThrough } from '#design-system'
import type { KeptEntry } from './kept-shortlist.ts'

/** A job that an exhibitor brings, as it is shown: `facts` are its pay, place and the like in words. */
export interface ShortlistJob {
  readonly id: string
  readonly title: string
  readonly facts?: string | undefined
}

/** An employer at a fair. `booth` is its code, '' for none. */
export interface ShortlistExhibitor {
  readonly participationId: string
  readonly companyId: string
  readonly companyName: string
  readonly booth: string
  readonly jobs: readonly ShortlistJob[]
}

/** A hall as a plan draws it, in decimetres. */
export interface ShortlistHall {
  readonly label: string
  readonly width: number
  readonly depth: number
  readonly booths: readonly FloorBooth[]
  readonly features: readonly FloorFeature[]
}

/** One booth to visit, with what was noted of it and of its jobs. */
export interface Visit {
  readonly exhibitor: ShortlistExhibitor
  readonly note: string
  readonly jobs: readonly (ShortlistJob & { readonly note: string })[]
}

/** Booths in the order in which they, or the first of their jobs, were added; what is no longer shown is left out. */
export function visitsOf(entries: readonly KeptEntry[], exhibitors: readonly ShortlistExhibitor[]): Visit[] {
  const groups = Map.groupBy(entries, ({ participationId }) => participationId)
  return [...groups].flatMap(([id, own]) => {
    const exhibitor = exhibitors.find(({ participationId }) => participationId === id)
    if (!exhibitor) return []
    const jobs = own.flatMap(({ jobId, note }) =>
      exhibitor.jobs.filter(job => job.id === jobId).map(job => ({ ...job, note })),
    )
    return [{ exhibitor, note: own.find(({ jobId }) => jobId === '')?.note ?? '', jobs }]
  })
}

export interface Walk {
  /** In the order of walking, hall by hall; those without a place on a plan come last. */
  readonly visits: readonly Visit[]
  /** Codes in that order, by the label of the hall. */
  readonly routes: ReadonlyMap<string, readonly string[]>
  /** From the entrance of each hall to its last booth, rounded; 0 where nothing is on a plan. */
  readonly metres: number
}

/** The short way through the booths of a list. */
export function walkOf(visits: readonly Visit[], halls: readonly ShortlistHall[]): Walk {
  const ordered: Visit[] = []
  const routes = new Map<string, readonly string[]>()
  let length = 0
  for (const { label, width, booths, features } of halls) {
    const here = visits.flatMap(visit => {
      const booth = booths.find(({ code, w, h }) => code === visit.exhibitor.booth && w > 0 && h > 0)
      return booth && !ordered.includes(visit) ? [{ visit, booth }] : []
    })
    if (here.length === 0 || width <= 0) continue
    const entrance = features.find(({ kind }) => kind === 'entrance')
    const stops = here.map(({ booth }) => booth)
    const route = routeThrough(booths, stops, entrance)
    const inOrder = route.order.flatMap(at => here[at] ?? [])
    ordered.push(...inOrder.map(({ visit }) => visit))
    routes.set(
      label,
      inOrder.map(({ booth }) => booth.code),
    )
    length += route.length
  }
  return {
    visits: [...ordered, ...visits.filter(visit => !ordered.includes(visit))],
    routes,
    metres: Math.round(length / 10),
  }
}
