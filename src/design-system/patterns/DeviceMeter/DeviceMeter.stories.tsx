import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { longCompany } from '../../primitives/story-words.ts'
import { fitsSideways, least } from '../testing.ts'
import { CameraPicture } from './CameraPicture.tsx'
import { DeviceMeter, type DeviceMeterProps } from './DeviceMeter.tsx'
import { useMicrophoneLevel } from './useMicrophoneLevel.ts'

const InterviewDevices = (props: Partial<DeviceMeterProps>) => (
  <DeviceMeter permission="ok" level={0.55} network="good" {...props} />
)

const meta = preview.meta({
  id: 'ds-device-meter',
  title: '设计系统/组合/设备检测 DeviceMeter',
  component: InterviewDevices,
  args: {
    devices: {
      camera: [
        { id: 'c1', label: '前置摄像头' },
        { id: 'c2', label: '后置摄像头' },
      ],
      microphone: [{ id: 'm1', label: '' }],
      speaker: [{ id: 's1', label: '耳机（蓝牙）' }],
    },
    chosen: { camera: 'c1' },
    onChoose: fn(),
    onTestSpeaker: fn(),
    onRetry: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：视频面试开始前，让人确认摄像头、麦克风、扬声器和网络可用。数据与回调由使用者给，麦克风音量可取自 useMicrophoneLevel。\n\n何时不用：只交照片用 ImageUpload，只交录音文件用 Upload；说明设备要求用 Alert。',
      },
    },
  },
})

export const Ready = meta.story({
  name: '一切正常',
  play: async ({ args, canvas, userEvent }) => {
    const meter = canvas.getByRole('meter', { name: '麦克风音量' })
    await expect(meter).toHaveAttribute('aria-valuenow', '55')
    await expect(meter).toHaveAttribute('aria-valuetext', '声音正常')
    await expect(canvas.getByText('网络良好')).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('摄像头'), '后置摄像头')
    await expect(args.onChoose).toHaveBeenLastCalledWith({ kind: 'camera', id: 'c2' })
    await expect(canvas.getByLabelText('麦克风')).toHaveDisplayValue('麦克风 1')
    await userEvent.click(canvas.getByRole('button', { name: '播放测试声音' }))
    await expect(args.onTestSpeaker).toHaveBeenCalledOnce()
  },
})

export const Weak = meta.story({
  name: '声音太小，网络较慢',
  args: { level: 0.2, network: 'weak' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', '声音太小')
    await expect(canvas.getByText(/网络较慢/)).toBeVisible()
  },
})

export const Silent = meta.story({
  name: '没有声音，正在检测网络',
  args: { level: Number.NaN, network: 'checking', speakerPlaying: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '0')
    await expect(canvas.getByText('没有声音')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /正在播放测试声音/ }))
    await expect(args.onTestSpeaker).not.toHaveBeenCalled()
  },
})

export const BetweenWords = meta.story({
  name: '说话停顿时不改口',
  args: { level: 0, peak: 0.6 },
  play: async ({ canvas }) => expect(canvas.getByText('声音正常')).toBeVisible(),
})

export const Asking = meta.story({
  name: '正在请求',
  args: { permission: 'asking' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('请在浏览器的提示中选择“允许”。')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '重新检测' })).toBeNull()
    await expect(canvas.getByLabelText('摄像头')).toBeDisabled()
  },
})

export const Denied = meta.story({
  name: '不允许',
  args: { permission: 'denied', network: 'offline' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('浏览器不允许使用摄像头或麦克风')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '重新检测' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const NoDevice = meta.story({
  name: '没有设备',
  args: { permission: 'none', devices: {} },
  play: async ({ canvas }) => expect(canvas.getByLabelText('摄像头')).toHaveDisplayValue('没有找到摄像头'),
})

const closed = fn()

/** A room as loud as full swing, in place of what the machine hears. */
class LoudRoom {
  createMediaStreamSource = () => ({ connect: fn(), disconnect: fn() })
  createAnalyser = () => ({ fftSize: 8, getFloatTimeDomainData: (samples: Float32Array) => samples.fill(1) })
  resume = () => Promise.resolve()
  close = () => Promise.resolve(closed())
}

const Listening = () => {
  const [stream, setStream] = useState<MediaStream | null>(null)
  const { level, peak } = useMicrophoneLevel(stream)
  return (
    <>
      <button type="button" onClick={() => setStream(stream ? null : new MediaStream())}>
        {stream ? '停止' : '开始'}
      </button>
      <DeviceMeter
        permission="ok"
        network="good"
        picture={<CameraPicture stream={stream} />}
        level={level}
        peak={peak}
      />
    </>
  )
}

export const Listens = meta.story({
  name: '听麦克风，停止后归还',
  render: () => <Listening />,
  beforeEach: () => {
    const real = window.AudioContext
    closed.mockClear()
    Object.assign(window, { AudioContext: LoudRoom })
    return () => Object.assign(window, { AudioContext: real })
  },
  play: async ({ canvas, userEvent }) => {
    const meter = canvas.getByRole('meter')
    await expect(meter).toHaveAttribute('aria-valuenow', '0')
    await userEvent.click(canvas.getByRole('button', { name: '开始' }))
    await waitFor(() => expect(meter).toHaveAttribute('aria-valuenow', '100'))
    await expect(canvas.getByLabelText<HTMLVideoElement>('摄像头画面').srcObject).toBeInstanceOf(MediaStream)
    await userEvent.click(canvas.getByRole('button', { name: '停止' }))
    await waitFor(() => expect(meter).toHaveAttribute('aria-valuenow', '0'))
    await expect(closed).toHaveBeenCalledOnce()
    await expect(canvas.getByLabelText<HTMLVideoElement>('摄像头画面').srcObject).toBeNull()
  },
})

export const WithoutSound = meta.story({
  name: '没有声道的流',
  render: () => <Listening />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '开始' }))
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', '没有声音')
  },
})

const long = { camera: [{ id: 'c', label: longCompany.repeat(100) }], microphone: [{ id: 'm', label: '<b>䶮𠮷</b>' }] }

export const LongText = meta.story({ name: '长文字', args: { devices: long }, play: fitsSideways })
export const Narrow = meta.story({
  name: '最窄',
  args: { devices: long, permission: 'denied', network: 'weak' },
  globals: least,
  play: fitsSideways,
})
export const Elder = meta.story({ name: '长辈版', globals: { size: 'elder', ...least }, play: fitsSideways })
