import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { chevronLeft, chevronRight } from '../Icon/paths.ts'
import { IconButton } from '../IconButton/index.ts'
import { Select } from '../Select/index.ts'
import { Heading, Month, MonthRow, Months } from './MonthPicker.styles.ts'
import { isWithin, type MonthRange, monthMove, rowsOf, within, wordsOfMonth, yearsOf } from './month-grid.ts'

export type MonthGridProps = {
  chosen: string
  /** The month that is marked as this one. */
  now: string
  /** Where the focus begins. */
  start: string
  range: MonthRange
  onChoose: (month: string) => void
}

/** The twelve months of one year, and the way to another year. */
export const MonthGrid = ({ chosen, now, start, range, onChoose }: MonthGridProps) => {
  const [at, setAt] = useState(() => within(start, range))
  const grid = useRef<HTMLDivElement>(null)
  const follows = useRef(true)
  useEffect(() => {
    if (follows.current) grid.current?.querySelector<HTMLElement>(`[data-month='${at}']`)?.focus()
    follows.current = false
  }, [at])
  const year = at.slice(0, 4)
  const years = yearsOf(range)
  const turnTo = (to: string | undefined) => to && setAt(within(`${to}${at.slice(4)}`, range))
  const place = years.indexOf(year)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const to = monthMove(event.key, at, range)
    if (to === undefined) return
    event.preventDefault()
    follows.current = true
    setAt(to)
    if (to === at) follows.current = false
  }
  const turn = (icon: string, label: string, to: string | undefined) => (
    <IconButton icon={icon} label={label} aria-disabled={to === undefined || undefined} onClick={() => turnTo(to)} />
  )
  return (
    <div>
      <Heading>
        {turn(chevronLeft, '上一年', years[place + 1])}
        <Select
          aria-label="年"
          value={year}
          options={years.map(value => ({ value, label: `${value}年` }))}
          onChange={event => turnTo(event.currentTarget.value)}
        />
        {turn(chevronRight, '下一年', years[place - 1])}
      </Heading>
      <Months ref={grid} role="grid" aria-label={`${year}年`} onKeyDown={onKeyDown}>
        {rowsOf(year).map(row => (
          <MonthRow key={row[0]} role="row">
            {row.map(month => {
              const refused = !isWithin(month, range)
              return (
                <Month
                  key={month}
                  type="button"
                  role="gridcell"
                  data-month={month}
                  tabIndex={month === at ? 0 : -1}
                  aria-label={wordsOfMonth(month)}
                  aria-current={month === now ? 'date' : undefined}
                  aria-selected={month === chosen}
                  aria-disabled={refused || undefined}
                  onClick={() => !refused && onChoose(month)}
                >
                  {Number(month.slice(5))}月
                </Month>
              )
            })}
          </MonthRow>
        ))}
      </Months>
    </div>
  )
}
