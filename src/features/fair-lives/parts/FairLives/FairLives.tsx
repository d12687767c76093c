import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { LiveSummary } from '#contract/fair-lives'
import { Button, ButtonLink, DetailSection, LoadState, Stack } from '#design-system'
import { useRequest } from '#platform/routing'
import { useFairLives } from '../../hooks/useLives.ts'
import { closedHref, liveHref, liveIn, STAGE } from '../../model/live-address.ts'
import { LiveList } from '../LiveList/index.ts'
import { LiveStage } from '../LiveStage/index.ts'
import { Opened } from './FairLives.styles.ts'

/** How many are seen at first. */
const FIRST = 4

/** The stream that the address has opened last: it goes on while one looks at booths, whose addresses do not name it. */
function useOpened() {
  const asked = liveIn(useRequest().query)
  const [seen, setSeen] = useState(asked)
  const [opened, setOpened] = useState(asked)
  if (asked !== seen) {
    setSeen(asked)
    if (asked !== '') setOpened(asked)
  }
  return { opened, close: () => setOpened('') }
}

/** What was opened comes into sight and takes the focus, as what an address points at does; not from a button in it. */
function Arrival({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!place.current?.contains(document.activeElement)) place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView()
  }, [])
  return (
    <Opened ref={place} tabIndex={-1} role="group" aria-label="打开的直播">
      {children}
    </Opened>
  )
}

function List({ lives, opened }: { lives: readonly LiveSummary[]; opened: string }) {
  const { path } = useRequest()
  const [all, setAll] = useState(false)
  const rest = lives.length - FIRST
  return (
    <Stack gap={2}>
      <LiveList lives={all ? lives : lives.slice(0, FIRST)} opened={opened} hrefFor={({ id }) => liveHref(path, id)} />
      {rest > 0 && (
        <div>
          <Button size="small" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? '收起' : `其余 ${rest} 场`}
          </Button>
        </div>
      )}
    </Stack>
  )
}

/**
 * The streams of the fair whose id the address has, and the one that it opens (`live`). Renders a `<section>`, or nothing
 * for a fair without streams.
 */
export function FairLives() {
  const { lives, ...state } = useFairLives()
  const { path, query } = useRequest()
  const { opened, close } = useOpened()
  if (!lives?.length && opened === '' && !state.error) return null
  return (
    <DetailSection id={STAGE} title="直播和回放">
      <Stack gap={4}>
        {opened !== '' && (
          <Arrival key={opened}>
            <LiveStage id={opened} />
            <div>
              <ButtonLink size="small" href={closedHref(path, query)} onClick={close}>
                关闭画面
              </ButtonLink>
            </div>
          </Arrival>
        )}
        <LoadState {...state} data={lives}>
          {all => <List lives={all} opened={opened} />}
        </LoadState>
      </Stack>
    </DetailSection>
  )
}
