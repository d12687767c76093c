import { type RefObject, useEffect, useState } from 'react'

const apply = (tracks: TextTrackList, shown: boolean) => {
  for (const track of tracks)
    if (track.mode !== (shown ? 'showing' : 'hidden')) track.mode = shown ? 'showing' : 'hidden'
}

/** Captions of a `<video>`: shown until somebody switches them off. Players bring their tracks whenever they like. */
export function useCaptions(video: RefObject<HTMLVideoElement | null>) {
  const [shown, setShown] = useState(true)
  useEffect(() => {
    const tracks = video.current?.textTracks
    if (!tracks) return
    const follow = () => apply(tracks, shown)
    follow()
    tracks.addEventListener('addtrack', follow)
    tracks.addEventListener('change', follow)
    return () => {
      tracks.removeEventListener('addtrack', follow)
      tracks.removeEventListener('change', follow)
    }
  }, [video, shown])
  return { shown, setShown }
}
