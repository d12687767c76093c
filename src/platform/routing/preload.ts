import { createContext, use } from 'react'

/** Fetches chunk and first data of an address of this site; the shell knows the records. */
export const PreloadContext = createContext<(address: string) => void>(() => undefined)

/** For links: call it when a person is about to follow (hover, touch, focus). */
export const usePreload = () => use(PreloadContext)
