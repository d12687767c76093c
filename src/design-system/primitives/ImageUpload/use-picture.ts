import { useEffect, useRef, useState } from 'react'
import { problemOf } from '../Upload/file-rules.ts'
import { compress, decode, PictureProblem } from './compress.ts'
import type { Area, ImageProfile } from './crop-math.ts'

type Chosen = { file: File; src: string }
export type Finished = { blob: Blob; src: string }

type Settings = {
  types: readonly string[]
  maxBytes: number
  profile: ImageProfile
  onValueChange: ((change: { value: Blob | undefined }) => void) | undefined
  onBusyChange: ((change: { busy: boolean }) => void) | undefined
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
      if (!wrong) (await decode(file)).close()
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
