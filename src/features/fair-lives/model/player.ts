/** Why something cannot be played. */
export type PlayFault = 'unreachable' | 'unplayable'

export interface Player {
  /** Goes to what is on now. */
  readonly catchUp: () => void
  readonly stop: () => void
}

interface Playing {
  readonly playlist: string
  /** It cannot go on; called once. */
  readonly onFault: (fault: PlayFault) => void
}

const HLS = 'application/vnd.apple.mpegurl'

/** By the browser's own means: Safari on iPhones has no other. */
function ownPlayer(video: HTMLVideoElement, { playlist, onFault }: Playing): Player {
  const fail = () => onFault(video.error?.code === MediaError.MEDIA_ERR_NETWORK ? 'unreachable' : 'unplayable')
  video.addEventListener('error', fail)
  video.src = playlist
  return {
    catchUp: () => {
      if (video.seekable.length > 0) video.currentTime = video.seekable.end(video.seekable.length - 1)
    },
    stop: () => {
      video.removeEventListener('error', fail)
      video.removeAttribute('src')
      video.load()
    },
  }
}

/** By hls.js, fetched now. It works on the page's own thread: the security policy lets no worker be made of a text. */
async function fetchedPlayer(video: HTMLVideoElement, { playlist, onFault }: Playing): Promise<Player | null> {
  const { default: Hls } = await import('hls.js')
  if (!Hls.isSupported()) return null
  const hls = new Hls({ enableWorker: false, backBufferLength: 30 })
  let mended = false
  hls.on(Hls.Events.ERROR, (_, { fatal, type, response }) => {
    // What is on and cannot be had any more was paused or is over: whoever watches should know at once.
    if (response?.code === 404) onFault('unreachable')
    else if (fatal && type === Hls.ErrorTypes.MEDIA_ERROR && !mended) {
      mended = true
      hls.recoverMediaError()
    } else if (fatal) onFault(type === Hls.ErrorTypes.NETWORK_ERROR ? 'unreachable' : 'unplayable')
  })
  hls.loadSource(playlist)
  hls.attachMedia(video)
  return {
    catchUp: () => {
      if (hls.liveSyncPosition) video.currentTime = hls.liveSyncPosition
    },
    stop: () => hls.destroy(),
  }
}

/** Plays an HLS playlist in a `<video>`. Rejects when the player itself cannot be fetched. */
export async function play(video: HTMLVideoElement, playing: Playing): Promise<Player | null> {
  const hasSources = 'MediaSource' in window || 'ManagedMediaSource' in window
  const player = hasSources ? await fetchedPlayer(video, playing) : null
  return player ?? (video.canPlayType(HLS) === '' ? null : ownPlayer(video, playing))
}
