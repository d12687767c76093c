import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../../primitives/Button/index.ts'
import { Icon } from '../../primitives/Icon/index.ts'
import { clock, refresh, success, video, warning } from '../../primitives/Icon/paths.ts'
import { Column, Hint, Line, PictureBox, Root } from './DeviceMeter.styles.ts'
import { type Device, DeviceSelect } from './DeviceSelect.tsx'
import {
  type DeviceKind,
  type DevicePermission,
  deviceKinds,
  type NetworkState,
  networkWords,
  permissionWords,
} from './device-words.ts'
import { SoundMeter } from './SoundMeter.tsx'

export type DeviceMeterProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What the browser says to the wish for camera and microphone. */
  permission: DevicePermission
  /** The camera's picture, such as a CameraPicture; a word in its place without it. */
  picture?: ReactNode
  /** How loud the microphone is now, 0 to 1. */
  level: number
  /** The loudest of the last moments, from which the word is taken; `level` without it. */
  peak?: number | undefined
  devices?: Partial<Record<DeviceKind, readonly Device[]>> | undefined
  /** Ids of the devices in use. */
  chosen?: Partial<Record<DeviceKind, string>> | undefined
  onChoose?: ((choice: { kind: DeviceKind; id: string }) => void) | undefined
  /** Plays a sound; without it there is no button. */
  onTestSpeaker?: (() => void) | undefined
  /** The sound is being played. */
  speakerPlaying?: boolean | undefined
  network: NetworkState
  /** Asks the browser for the devices again. */
  onRetry?: (() => void) | undefined
}

const nothing: readonly never[] = []
const networkPictures = { checking: clock, good: success, weak: warning, offline: warning } as const

/** Camera, microphone, speaker and network before a video interview: shows what it is given and asks no device itself. Renders a `<div>`. */
export const DeviceMeter = ({
  permission,
  picture,
  level,
  peak,
  devices = {},
  chosen = {},
  onChoose,
  onTestSpeaker,
  speakerPlaying = false,
  network,
  onRetry,
  ...rest
}: DeviceMeterProps) => {
  const ready = permission === 'ok'
  const { title, help } = permissionWords[permission]
  return (
    <Root {...rest}>
      <Column>
        <PictureBox>
          {ready && picture ? (
            picture
          ) : (
            <p role="status">
              <Icon path={ready ? video : permission === 'asking' ? clock : warning} size="large" />
              {title}
              <Hint>{help}</Hint>
            </p>
          )}
        </PictureBox>
        {!ready && permission !== 'asking' && onRetry && (
          <Button variant="primary" icon={refresh} onClick={onRetry}>
            重新检测
          </Button>
        )}
        <Line role="status" data-network={network}>
          <Icon path={networkPictures[network]} />
          {networkWords[network]}
        </Line>
      </Column>
      <Column>
        <SoundMeter level={ready ? level : 0} peak={ready ? peak : 0} />
        {deviceKinds.map(kind => (
          <DeviceSelect
            key={kind}
            kind={kind}
            devices={devices[kind] ?? nothing}
            chosen={chosen[kind]}
            disabled={!ready}
            onChoose={onChoose}
          />
        ))}
        {onTestSpeaker && (
          <Button onClick={onTestSpeaker} loading={speakerPlaying}>
            {speakerPlaying ? '正在播放测试声音' : '播放测试声音'}
          </Button>
        )}
      </Column>
    </Root>
  )
}
