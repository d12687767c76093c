import { useEffect, useEffectEvent, useState } from 'react'

/** Whether the picture at `src` failed, also when it did so before the page came alive. */
export const useBrokenImage = (src: string | undefined, image: () => HTMLImageElement | null | undefined) => {
  const [failed, setFailed] = useState<string>()
  const check = useEffectEvent(() => {
    const element = image()
    if (element?.complete && element.naturalWidth === 0) setFailed(src)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another picture
  useEffect(() => {
    check()
  }, [src])
  return { broken: !src || failed === src, onError: () => setFailed(src) }
}
