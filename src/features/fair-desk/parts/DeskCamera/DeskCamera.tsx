import { Alert, Button, icons, Stack } from '#design-system'
import { type CameraState, useCamera } from '#platform/camera'
import { View } from './DeskCamera.styles.ts'

interface Props {
  /** A code was held up; the same one is told once. */
  onCode: (text: string) => void
}

const troubles: Partial<Record<CameraState, string>> = {
  refused: '没有使用摄像头的权限。请在浏览器设置中允许，或改用扫码枪、输入短码。',
  none: '打不开摄像头，可能没有或正被占用。请改用扫码枪，或输入短码。',
}

/** The phone's camera, which goes on from one visitor to the next. Nothing that it sees is sent anywhere. */
export function DeskCamera({ onCode }: Props) {
  const { video, state, start, stop } = useCamera(onCode, { goesOn: true })
  const isOn = state === 'asking' || state === 'on'
  const trouble = troubles[state]
  return (
    <Stack gap={3}>
      {isOn && (
        <View>
          <video ref={video} autoPlay muted playsInline aria-label="摄像头画面" />
        </View>
      )}
      {trouble && (
        <Alert tone="warning" live>
          {trouble}
        </Alert>
      )}
      <div>
        {isOn ? (
          <Button onClick={stop}>关闭摄像头</Button>
        ) : (
          <Button icon={icons.camera} size="large" onClick={start}>
            摄像头扫码
          </Button>
        )}
      </div>
    </Stack>
  )
}
