import { useEffect, useState } from 'react'
import { levelOf } from './sound.ts'

export type MicrophoneLevel = {
  /** How loud it is now, 0 to 1. */
  level: number
  /** The loudest of the last two seconds: steady between words. */
  peak: number
}

const silence: MicrophoneLevel = { level: 0, peak: 0 }
const everyMs = 100
const kept = 20

/** Reads `stream` ten times a second until `stop`; undefined where the browser cannot listen to it. */
const listen = (stream: MediaStream, tell: (heard: MicrophoneLevel) => void): (() => void) | undefined => {
  if (typeof AudioContext === 'undefined') return undefined
  const context = new AudioContext()
  const close = () => void context.close().catch(() => undefined)
  try {
    const source = context.createMediaStreamSource(stream)
    const analyser = context.createAnalyser()
    const samples = new Float32Array(analyser.fftSize)
    const recent: number[] = []
    source.connect(analyser)
    context.resume().catch(() => undefined)
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples)
      recent.push(levelOf(samples))
      if (recent.length > kept) recent.shift()
      tell({ level: recent.at(-1) ?? 0, peak: Math.max(...recent) })
    }, everyMs)
    return () => {
      clearInterval(timer)
      source.disconnect()
      close()
    }
  } catch {
    // A stream without sound cannot be listened to.
    close()
    return undefined
  }
}

/** How loud the microphone of `stream` is. Gives back what it opened; the stream itself belongs to whoever asked for it. */
export const useMicrophoneLevel = (stream: MediaStream | null | undefined): MicrophoneLevel => {
  const [heard, setHeard] = useState(silence)
  useEffect(() => {
    if (!stream) return
    const stop = listen(stream, setHeard)
    return () => {
      stop?.()
      setHeard(silence)
    }
  }, [stream])
  return heard
}
