import { useEffect, useRef, useState } from 'react'
import { problemOf } from '../Upload/file-rules.ts'
import { compress, decode, PictureProblem } from './compress.ts'
import { type Area, type ImageProfile, isTooSmall, largestCut } from './crop-math.ts'

type Chosen = { file: File; src: string }
export type Finished = { blob: Blob; src: string }

type Settings = {
  types: readonly string[]
  maxBytes: number
  profile: ImageProfile
  onValueChange: ((change: { value: Blob | undefined }) => void) | undefined
  onBusyChange: ((change: { busy: boolean }) => void) | undefined
}

/** Refuses what would have to be enlarged, where the profile does. */
const requireSize = (cut: { width: number; height: number }, profile: ImageProfile, advice: string) => {
  if (!profile.neverEnlarged || !isTooSmall(cut, profile)) return
  const [has, wants] = [cut, profile].map(({ width, height }) => `${Math.round(width)} × ${Math.round(height)}`)
  throw new PictureProblem(`图片太小：只能裁出 ${has} 像素，要求 ${wants} 像素，放大会变模糊，${advice}`)
}

/** A picture may be turned before it is cut. */
const requireRoom = ({ width, height }: { width: number; height: number }, profile: ImageProfile) => {
  const cuts = [largestCut({ width, height }, profile), largestCut({ width: height, height: width }, profile)]
  const [largest] = cuts.toSorted((one, other) => other.width - one.width)
  if (largest) requireSize(largest, profile, '请换一张更大的')
}

const wordsOf = (error: unknown) => (error instanceof PictureProblem ? error.message : '图片没有处理好，请重试')

/** From a chosen file to the finished picture. Addresses of pictures are given back when they are no longer shown. */
export const usePicture = ({ types, maxBytes, profile, onValueChange, onBusyChange }: Settings) => {
  const [chosen, setChosen] = useState<Chosen>()
  const [finished, setFinished] = useState<Finished>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const turn = useRef(0)

  useEffect(() => () => URL.revokeObjectURL(chosen?.src ?? ''), [chosen])
  useEffect(() => () => URL.revokeObjectURL(finished?.src ?? ''), [finished])

  const work = (begun: boolean) => {
    setBusy(begun)
    onBusyChange?.({ busy: begun })
  }

  const choose = async (file: File) => {
    turn.current += 1
    const mine = turn.current
    setProblem(undefined)
    try {
      const wrong = await problemOf(file, { types, maxBytes })
      if (!wrong) {
        const picture = await decode(file)
        const { width, height } = picture
        picture.close()
        requireRoom({ width, height }, profile)
      }
      if (mine !== turn.current) return
      if (wrong) setProblem(`${file.name}：${wrong}`)
      else setChosen({ file, src: URL.createObjectURL(file) })
    } catch (error) {
      if (mine === turn.current) setProblem(`${file.name}：${wordsOf(error)}`)
    }
  }

  const finish = async (cut: { area: Area; turn: number }) => {
    if (!chosen) return
    work(true)
    setProblem(undefined)
    try {
      requireSize(cut.area, profile, '请缩小后重新裁剪，或换一张更大的')
      const picture = await decode(chosen.file)
      const blob = await compress(picture, cut.area, cut.turn, profile)
      picture.close()
      setFinished({ blob, src: URL.createObjectURL(blob) })
      setChosen(undefined)
      onValueChange?.({ value: blob })
    } catch (error) {
      setProblem(wordsOf(error))
    } finally {
      work(false)
    }
  }

  const remove = () => {
    setFinished(undefined)
    onValueChange?.({ value: undefined })
  }

  return {
    chosen,
    finished,
    problem,
    busy,
    choose,
    finish,
    remove,
    cancel: () => setChosen(undefined),
    fail: setProblem,
  }
}
