import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { grouped } from '../grouped.ts'
import { type FileRules, problemOf } from './file-rules.ts'
import { resultsOf, type UploadAction, type UploadItem, uploadReducer } from './upload-state.ts'

export type SendFile<Result> = (
  file: File,
  how: { onProgress: (progress: { share: number }) => void; signal: AbortSignal },
) => Promise<Result>

type Options<Result> = FileRules & {
  upload: SendFile<Result>
  maxFiles: number
  initial: readonly { name: string; result: Result }[]
  messageOf: (error: unknown) => string
  onValueChange?: ((change: { value: Result[] }) => void) | undefined
}

/** Of a whole folder that was dropped: so many of the files that are too many are named, the others counted. */
const namedBeyond = 10

/** Checks, sends, retries and forgets files; whatever is under way stops when the part leaves the page. */
export const useUploads = <Result>({
  upload,
  maxFiles,
  initial,
  messageOf,
  onValueChange,
  ...rules
}: Options<Result>) => {
  const [items, dispatch] = useReducer<readonly UploadItem<Result>[], [UploadAction<Result>]>(
    uploadReducer,
    initial.map(({ name, result }, index) => ({ id: -1 - index, name, result, state: 'done' as const, share: 1 })),
  )
  const running = useRef(new Map<number, AbortController>())
  const lastId = useRef(0)

  useEffect(() => {
    const controllers = running.current
    return () => {
      for (const controller of controllers.values()) controller.abort()
    }
  }, [])

  const report = useEffectEvent((value: Result[]) => onValueChange?.({ value }))
  const results = resultsOf(items)
  const known = useRef(results)
  useEffect(() => {
    const same = results.length === known.current.length && results.every((result, at) => result === known.current[at])
    known.current = results
    if (!same) report(results)
  }, [results])

  const send = async (id: number, file: File) => {
    const controller = new AbortController()
    running.current.set(id, controller)
    const update = (changes: Partial<UploadItem<Result>>) => {
      if (!controller.signal.aborted) dispatch({ type: 'update', id, changes })
    }
    const problem = await problemOf(file, rules)
    if (problem) return update({ state: 'refused', problem })
    update({ state: 'sending', share: 0, problem: undefined })
    try {
      const onProgress = ({ share }: { share: number }) => update({ share })
      update({ state: 'done', share: 1, result: await upload(file, { onProgress, signal: controller.signal }) })
    } catch (error) {
      update({ state: 'failed', problem: messageOf(error) })
    } finally {
      if (running.current.get(id) === controller) running.current.delete(id)
    }
  }

  const stop = (id: number) => running.current.get(id)?.abort()

  const add = (files: readonly File[]) => {
    const replace = maxFiles === 1
    if (replace) for (const { id } of items) stop(id)
    const taken = replace ? 0 : items.filter(({ state }) => state !== 'refused').length
    const room = Math.max(0, maxFiles - taken)
    const itemOf = (name: string, file?: File): UploadItem<Result> => {
      lastId.current += 1
      const id = lastId.current
      if (file) return { id, name, file, state: 'checking', share: 0 }
      return { id, name, state: 'refused', share: 0, problem: `最多上传 ${maxFiles} 个文件` }
    }
    const named = files.slice(0, room + namedBeyond)
    const added = named.map((file, index) => itemOf(file.name, index < room ? file : undefined))
    const others = files.length - named.length
    if (others > 0) added.push(itemOf(`其余 ${grouped(others)} 个文件`))
    dispatch({ type: 'add', items: added, replace })
    for (const { id, file } of added) if (file) void send(id, file)
  }

  const retry = ({ id, file }: UploadItem<Result>) => {
    if (file) void send(id, file)
  }

  const remove = (id: number) => {
    stop(id)
    dispatch({ type: 'remove', id })
  }

  return { items, add, retry, remove }
}
