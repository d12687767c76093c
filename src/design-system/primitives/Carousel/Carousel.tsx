import { type ComponentProps, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '../Button/index.ts'
import { chevronLeft, chevronRight } from '../Icon/paths.ts'
import { IconButton } from '../IconButton/index.ts'
import { Bar, Nothing, Place, Root, Slide, Track } from './Carousel.styles.ts'
import { slideByKey, slideInSight } from './carousel-state.ts'
import { useAutoMove } from './use-auto-move.ts'

export type CarouselSlide = { key: string; content: ReactNode }

export type CarouselProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** What is shown, read aloud: 招聘会现场. */
  label: string
  slides: readonly CarouselSlide[] | null | undefined
  /** Seconds between moves of its own, five at least; it stays still without it and under reduced motion. */
  every?: number | undefined
  onSlideChange?: ((change: { index: number }) => void) | undefined
}

const placeWords = (index: number, count: number) => `第 ${index + 1} 张，共 ${count} 张`

/** Pictures or cards one at a time, moved by finger, button or arrow key. Renders a `<section>`. */
export const Carousel = ({ label, slides, every, onSlideChange, ...rest }: CarouselProps) => {
  const track = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(0)
  /** Where a button sent it: what it passes on the way is not told. */
  const heading = useRef<number>(undefined)
  const count = slides?.length ?? 0
  const at = Math.min(seen, Math.max(0, count - 1))

  const tell = (index: number) => {
    if (index === at) return
    setSeen(index)
    onSlideChange?.({ index })
  }
  const go = (index: number) => {
    const frame = track.current
    if (!frame) return
    heading.current = index
    tell(index)
    // How it moves stands in the styles, where reduced motion is known.
    frame.scrollTo({ left: index * frame.clientWidth })
  }
  const follow = () => {
    const frame = track.current
    if (!frame) return
    const index = slideInSight(frame.scrollLeft, frame.clientWidth, count)
    if (heading.current === undefined) tell(index)
    else if (heading.current === index) heading.current = undefined
  }
  const release = () => {
    heading.current = undefined
  }
  const auto = useAutoMove(every, count, () => go((at + 1) % count))
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
    const to = slideByKey(event.key, at, count)
    if (to === undefined) return
    event.preventDefault()
    go(to)
  }
  const step = (by: number) => {
    const to = at + by
    if (to >= 0 && to < count) go(to)
  }

  return (
    <Root aria-roledescription="轮播" aria-label={label} {...rest}>
      {count === 0 ? (
        <Nothing>暂无内容</Nothing>
      ) : (
        <>
          <Track
            ref={track}
            role="group"
            aria-label={`${label}，可用左右方向键切换`}
            tabIndex={count > 1 ? 0 : undefined}
            onScroll={follow}
            onPointerDown={release}
            onWheel={release}
            onKeyDown={onKeyDown}
            {...auto.hold}
          >
            {slides?.map(({ key, content }, index) => (
              <Slide key={key} role="group" aria-roledescription="幻灯片" aria-label={placeWords(index, count)}>
                {content}
              </Slide>
            ))}
          </Track>
          {count > 1 && (
            <Bar>
              <IconButton
                icon={chevronLeft}
                label="上一张"
                word="上一张"
                variant="outlined"
                aria-disabled={at === 0 || undefined}
                onClick={() => step(-1)}
              />
              <Place aria-live={auto.moving ? 'off' : 'polite'}>{placeWords(at, count)}</Place>
              <IconButton
                icon={chevronRight}
                label="下一张"
                word="下一张"
                variant="outlined"
                aria-disabled={at === count - 1 || undefined}
                onClick={() => step(1)}
              />
              {auto.canMove && <Button onClick={auto.toggle}>{auto.paused ? '自动播放' : '暂停播放'}</Button>}
            </Bar>
          )}
        </>
      )}
    </Root>
  )
}
