import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { readCode } from './read-code.ts'

export type CameraState = 'off' | 'asking' | 'on' | 'refused' | 'none'

/** Between two looks, in milliseconds. */
const PAUSE = 250
/** A code that is still held up is found once in so long. */
const SAME_MS = 4_000

const stateOf = (error: unknown): CameraState =>
  error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'none'

/** The camera at the back of the phone, watched for a code until one is found; for one after the other where it `goesOn`. */
export function useCamera(onFound: (text: string) => void, { goesOn = false }: { goesOn?: boolean } = {}) {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('off')
  const isWanted = state === 'asking' || state === 'on'
  const last = useRef({ text: '', at: 0 })
  /** Whether to look on. */
  const found = useEffectEvent((text: string): boolean => {
    const isSame = text === last.current.text && Date.now() - last.current.at < SAME_MS
    if (!goesOn) setState('off')
    else last.current = { text, at: Date.now() }
    if (!isSame) onFound(text)
    return goesOn
  })

  useEffect(() => {
    if (!isWanted) return
    let stream: MediaStream | undefined
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined

    async function look(shown: HTMLVideoElement) {
      const text = shown.videoWidth > 0 ? await readCode(await createImageBitmap(shown)).catch(() => '') : ''
      if (isOver) return
      if (!text || found(text)) timer = setTimeout(() => void look(shown), PAUSE)
    }

    async function begin() {
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
        const shown = video.current
        if (isOver || !shown) return stop()
        shown.srcObject = stream
        setState('on')
        await look(shown)
      } catch (error) {
        if (!isOver) setState(stateOf(error))
      }
    }

    function stop() {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }

    void begin()
    return () => {
      isOver = true
      clearTimeout(timer)
      stop()
    }
  }, [isWanted])

  return { video, state, start: () => setState('asking'), stop: () => setState('off') }
}
