import { type ChangeEvent, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { text } from '#contract/fields'
import { Alert, Button, Card, Field, icons, Row, Stack, Text, TextArea } from '#design-system'
import { ShortForm } from '#features/forms'
import { type CameraState, readCode, useCamera } from '#platform/camera'
import { useDraftForm } from '#platform/forms'
import { View, Ways } from './CodeReader.styles.ts'

interface Props {
  /** A code was scanned, found in a picture, typed or pasted. */
  onCode: (text: string) => Promise<void>
}

const troubles: Partial<Record<CameraState, { title: string; words: string }>> = {
  refused: {
    title: '没有使用摄像头的权限',
    words: '请在浏览器的地址栏或系统设置中允许本站使用摄像头，或者拍照后选图识别。',
  },
  none: { title: '打不开摄像头', words: '可能没有摄像头，或者正被别的程序使用。可以拍照后选图识别，或粘贴核验内容。' },
}

const schema = /* @__PURE__ */ z.strictObject({ code: text('二维码内容', { max: 600 }) })

function Typed({ onCode }: Props) {
  const session = useDraftForm<{ code: string }>({
    rules: schema,
    initial: { code: '' },
    submit: async ({ code }) => onCode(code),
  })
  const { register, formState } = session.form
  return (
    <ShortForm {...session} action="核验">
      <Field
        label="二维码内容"
        hint="用扫码枪扫入，或粘贴别的扫码程序读出的内容"
        error={formState.errors.code?.message}
        controlId="code"
        required
      >
        <TextArea {...register('code')} rows={4} autoComplete="off" spellCheck={false} />
      </Field>
    </ShortForm>
  )
}

/** Three ways to a code: camera, picture, typing. Whatever is read stays on this device. */
export function CodeReader({ onCode }: Props) {
  const picker = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState('')
  const { video, state, start, stop } = useCamera(code => void onCode(code))
  const isOn = state === 'asking' || state === 'on'
  const trouble = troubles[state]

  async function look(file: File) {
    setProblem('')
    const code = await createImageBitmap(file)
      .then(readCode)
      .catch(() => '')
    if (code) await onCode(code)
    else setProblem('这张图片里没有认出二维码。请把二维码拍清楚、拍完整，避免反光后再试。')
  }
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? []
    // The same file may be chosen again after it was put right.
    event.currentTarget.value = ''
    if (file) void look(file)
  }

  return (
    <Ways>
      <Card title="扫码">
        <Stack gap={4}>
          {isOn && (
            <View>
              <video ref={video} autoPlay muted playsInline aria-label="摄像头画面" />
            </View>
          )}
          <Text role="status" size="sm" tone="muted">
            {state === 'asking' && '正在打开摄像头，请允许使用。'}
            {state === 'on' && '把准考证右下角的二维码放进方框，认出后自动核验。'}
            {!isOn && '用手机后置摄像头扫描准考证右下角的二维码；也可以选一张照片。画面不会上传。'}
          </Text>
          {trouble && (
            <Alert tone="warning" title={trouble.title} live>
              {trouble.words}
            </Alert>
          )}
          {problem && (
            <Alert tone="warning" live>
              {problem}
            </Alert>
          )}
          <Row gap={3}>
            {isOn ? (
              <Button onClick={stop}>停止扫描</Button>
            ) : (
              <Button variant="primary" size="large" icon={icons.camera} onClick={start}>
                开始扫描
              </Button>
            )}
            <Button size={isOn ? undefined : 'large'} icon={icons.image} onClick={() => picker.current?.click()}>
              选图识别
            </Button>
          </Row>
          <input ref={picker} type="file" accept="image/*" hidden aria-label="选择有二维码的图片" onChange={choose} />
        </Stack>
      </Card>
      <Card title="输入">
        <Typed onCode={onCode} />
      </Card>
    </Ways>
  )
}
