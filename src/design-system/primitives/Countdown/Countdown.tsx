import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { Figures } from './Countdown.styles.ts'
import { remaining, remainingText, spokenText } from './remaining.ts'

export type CountdownProps = Omit<ComponentProps<'time'>, 'children'> & {
  /** The moment it runs to: epoch milliseconds. */
  until: number
  /** Service clock minus this device's clock, in milliseconds: the device's own clock may be wrong. */
  offset?: number | undefined
  /** The service's time when the page was rendered: epoch milliseconds. Gives the first figures on both sides. */
  startsAt?: number | undefined
  /** The moment at which it stands still, epoch milliseconds: what was left then stays, until this is taken away. */
  standsAt?: number | undefined
  /** Before the figures, e.g. 距报名截止. */
  label: string
  /** In place of the figures once it is over. */
  overText: string
  /** Called when it runs out in front of the person; not when it was over before. */
  onOver?: (() => void) | undefined
}

/** Time left on the service's clock. Renders a `<time>`; a screen reader meets it when it gets there, not every second. */
export const Countdown = ({
  until,
  offset = 0,
  startsAt,
  standsAt,
  label,
  overText,
  onOver,
  ...rest
}: CountdownProps) => {
  const [now, setNow] = useState(startsAt)
  const report = useEffectEvent(() => onOver?.())
  useEffect(() => {
    if (standsAt) return undefined
    let timer: ReturnType<typeof setTimeout>
    const tick = (watched: boolean) => {
      const time = Date.now() + offset
      setNow(time)
      if (until > time) {
        // Wakes on the whole second of what is left, so that no second is skipped or shown twice.
        timer = setTimeout(() => tick(true), (until - time) % 1000 || 1000)
      } else if (watched) report()
    }
    tick(false)
    return () => clearTimeout(timer)
  }, [offset, until, standsAt])
  const shown = standsAt ?? now
  const known = shown !== undefined
  const left = remaining(known ? until - shown : 0)
  const over = known && left.over
  return (
    <Figures role="timer" aria-live="off" dateTime={isoTime(until)} data-over={over || undefined} {...rest}>
      {over ? (
        overText
      ) : (
        <>
          {label} <b aria-hidden="true">{known ? remainingText(left) : '--:--:--'}</b>
          {known && <VisuallyHidden>{spokenText(left)}</VisuallyHidden>}
        </>
      )}
    </Figures>
  )
}

const isoTime = (moment: number) => (Math.abs(moment) <= 8.64e15 ? new Date(moment).toISOString() : undefined)
