import { type ComponentProps, useEffect, useRef } from 'react'
import { Mirror } from './DeviceMeter.styles.ts'

export type CameraPictureProps = Omit<ComponentProps<'video'>, 'src' | 'ref' | 'children'> & {
  /** The camera's stream; it belongs to whoever asked for it. */
  stream: MediaStream | null
}

/** What the camera sees, mirrored and without sound. Renders a `<video>`, for the `picture` of a DeviceMeter. */
export const CameraPicture = ({ stream, ...rest }: CameraPictureProps) => {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const shown = video.current
    if (!shown) return
    shown.srcObject = stream
    return () => {
      shown.srcObject = null
    }
  }, [stream])
  return <Mirror ref={video} autoPlay muted playsInline aria-label="摄像头画面" {...rest} />
}
