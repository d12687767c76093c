import { type KeyboardEvent, useRef } from 'react'
import type { FloorBooth } from './floor-plan.ts'
import { isCodeKey, TYPING_PAUSE, typedBooth } from './floor-typing.ts'

/** Puts keys together to a code: which booth is meant after this one; undefined for a key of no code, or none that fits. */
export function useTypedBooth(booths: readonly FloorBooth[]) {
  const last = useRef({ text: '', at: 0 })
  return ({ key, timeStamp }: Pick<KeyboardEvent, 'key' | 'timeStamp'>, from: number): number | undefined => {
    if (!isCodeKey(key)) return undefined
    const text = timeStamp - last.current.at < TYPING_PAUSE ? last.current.text + key : key
    last.current = { text, at: timeStamp }
    return typedBooth(
      booths.map(({ code }) => code),
      text,
      from,
    )
  }
}
