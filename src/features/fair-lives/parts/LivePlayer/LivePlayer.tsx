import { useState } from 'react'
import { type LiveTopic, liveTopicLabels } from '#contract/fair-lives'
import { Alert, Button, icons, Switch, Text } from '#design-system'
import { useCaptions } from '../../hooks/useCaptions.ts'
import { type PlayState, usePlayer } from '../../hooks/usePlayer.ts'
import { clockOf } from '../../model/live-words.ts'
import type { PlayFault } from '../../model/player.ts'
import { Bar, Film, Mark, Poster, Root, Screen } from './LivePlayer.styles.ts'

export interface LivePlayerProps {
  title: string
  topic: LiveTopic
  /** Address of the master playlist. */
  playlist: string
  /** On now; otherwise a recording. */
  isLive: boolean
  hasCaptions: boolean
  /** Plays without being asked, for who watched before. */
  atOnce?: boolean | undefined
  /** It plays. */
  onPlaying?: (() => void) | undefined
  /** It cannot go on: the stream may have been paused meanwhile. */
  onFault?: (() => void) | undefined
}

const faults = {
  unreachable: { title: '画面没有接上', advice: '请检查网络，然后重试。' },
  unplayable: { title: '这个浏览器放不了', advice: '请更新浏览器，或者换一个浏览器打开。' },
} as const satisfies Record<PlayFault, object>

const isFault = (state: PlayState): state is PlayFault => state in faults

/** Seconds behind what is on from which one is offered to catch up. */
const BEHIND = 15

/** How far behind the end of what can be played somebody watches, in seconds. */
const behindOf = ({ seekable, currentTime }: HTMLVideoElement) =>
  seekable.length === 0 ? 0 : seekable.end(seekable.length - 1) - currentTime

/**
 * A stream or a recording: a drawn poster until somebody presses play, which is when the player is fetched. The keys and
 * the full screen are the browser's own. Renders a `<div>`.
 */
export function LivePlayer({
  title,
  topic,
  playlist,
  isLive,
  hasCaptions,
  atOnce = false,
  onPlaying = () => undefined,
  onFault = () => undefined,
}: LivePlayerProps) {
  const { video, state, start, catchUp, onStarted } = usePlayer({ playlist, atOnce, onPlaying, onFault })
  const { shown, setShown } = useCaptions(video)
  const [time, setTime] = useState({ at: 0, of: 0, behind: 0 })
  const isWaiting = state === 'idle' || state === 'opening'
  return (
    <Root>
      <Screen>
        <Film
          ref={video}
          aria-label={title}
          controls={state === 'playing'}
          playsInline
          preload="none"
          hidden={isFault(state)}
          onPlaying={onStarted}
          onTimeUpdate={({ currentTarget: shown }) =>
            setTime({ at: shown.currentTime, of: shown.duration, behind: behindOf(shown) })
          }
        />
        {isWaiting && (
          <Poster>
            <span>{liveTopicLabels[topic]}</span>
            <strong>{title}</strong>
            <Button
              variant="primary"
              size="large"
              icon={icons.play}
              loading={state === 'opening'}
              onClick={() => void start()}
            >
              {state === 'opening' ? '正在接通' : isLive ? '看直播' : '看回放'}
            </Button>
            <noscript>
              <a href={playlist}>用本机的播放器打开</a>
            </noscript>
          </Poster>
        )}
        {isFault(state) && (
          <Poster data-tone="fault">
            <Alert
              live
              tone="danger"
              title={faults[state].title}
              action={<Button onClick={() => void start()}>重试</Button>}
            >
              {faults[state].advice}
            </Alert>
          </Poster>
        )}
      </Screen>
      <Bar>
        <Mark data-live={isLive || undefined}>{isLive ? '直播' : '回放'}</Mark>
        {state === 'playing' && !isLive && (
          <Text size="sm" tone="muted">
            {clockOf(time.at)} / {clockOf(time.of)}
          </Text>
        )}
        {state === 'playing' && isLive && time.behind > BEHIND && (
          <Button size="small" icon={icons.arrowRight} onClick={catchUp}>
            回到最新
          </Button>
        )}
        {hasCaptions && (
          <Switch label="字幕" checked={shown} onChange={({ currentTarget }) => setShown(currentTarget.checked)} />
        )}
      </Bar>
    </Root>
  )
}
