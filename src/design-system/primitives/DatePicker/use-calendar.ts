import { type ComponentType, useCallback, useEffect, useState } from 'react'
import type { CalendarProps } from './calendar-types.ts'

type Loaded = { Calendar?: ComponentType<CalendarProps>; failed?: boolean }

let pending: Promise<ComponentType<CalendarProps>> | undefined

/** Fetches the calendar's code ahead of need. A failed attempt is forgotten, so that the next one tries again. */
export const preloadCalendar = () => {
  pending ??= import('./Calendar.tsx').then(
    module => module.Calendar,
    error => {
      pending = undefined
      throw error
    },
  )
  return pending
}

/** The calendar's code, fetched when a calendar is first shown. */
export const useCalendar = () => {
  const [{ Calendar, failed = false }, setLoaded] = useState<Loaded>({})
  const fetchCode = useCallback(() => {
    let current = true
    setLoaded({})
    preloadCalendar().then(
      code => current && setLoaded({ Calendar: code }),
      () => current && setLoaded({ failed: true }),
    )
    return () => {
      current = false
    }
  }, [])
  useEffect(() => {
    return fetchCode()
  }, [fetchCode])
  return { Calendar, failed, retry: fetchCode }
}
