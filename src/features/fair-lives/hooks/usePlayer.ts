import { useEffect, useRef, useState } from 'react'
import { type Player, type PlayFault, play } from '../model/player.ts'

export type PlayState = 'idle' | 'opening' | 'playing' | PlayFault

interface Playing {
  readonly playlist: string
  /** Played without being asked: whoever watched before a pause goes on. */
  readonly atOnce: boolean
  readonly onPlaying: () => void
  readonly onFault: () => void
}

/** Plays a stream in a `<video>` from the moment at which somebody asks for it. */
export function usePlayer({ playlist, atOnce, onPlaying, onFault }: Playing) {
  const video = useRef<HTMLVideoElement>(null)
  const player = useRef<Player>(null)
  const [state, setState] = useState<PlayState>('idle')
  /** Counts how often one asked: what an earlier try still says is of no interest. */
  const tries = useRef(0)
  /** The button that was pressed goes when pictures come. */
  const wasPressed = useRef(false)

  const stop = () => {
    tries.current += 1
    player.current?.stop()
    player.current = null
  }
  const fail = (fault: PlayFault) => {
    stop()
    setState(fault)
    onFault()
  }
  const start = async () => {
    if (!video.current) return
    stop()
    const own = tries.current
    const isMine = () => own === tries.current
    setState('opening')
    try {
      const opened = await play(video.current, { playlist, onFault: fault => isMine() && fail(fault) })
      if (!isMine()) return opened?.stop()
      player.current = opened
      if (!opened) return fail('unplayable')
      await video.current.play()
      onPlaying()
    } catch (error) {
      // Paused or stopped before it began: that is no failure.
      if (isMine() && !(error instanceof DOMException && error.name === 'AbortError')) fail('unreachable')
    }
  }

  useEffect(() => {
    if (state !== 'playing' || !wasPressed.current) return
    wasPressed.current = false
    // Whoever went elsewhere meanwhile stays there; otherwise the keys are now those of the picture.
    if (document.activeElement === document.body) video.current?.focus({ preventScroll: true })
  }, [state])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each mount; another playlist is another part (its key)
  useEffect(() => {
    if (atOnce) void start()
    return stop
  }, [])

  return {
    video,
    state,
    start: () => {
      wasPressed.current = true
      return start()
    },
    catchUp: () => player.current?.catchUp(),
    /** For the events of the `<video>`. */
    onStarted: () => setState('playing'),
  }
}
