import { useState } from 'react'
import * as z from 'zod/mini'
import type { AccountInfo } from '#contract/account'
import { text } from '#contract/fields'
import { Avatar, Button, Field, ImageUpload, Row, Stack, TextInput } from '#design-system'
import { FormBody } from '#features/forms'
import { useDraftForm, wordsFor } from '#platform/forms'
import { useSay } from '#platform/notices'
import { useProfile } from '../../hooks/useProfile.ts'

interface Values {
  nickName: string
}

const schema = /* @__PURE__ */ z.object({ nickName: text('昵称', { min: 2, max: 20 }) })

const profile = { width: 360, height: 360, maxBytes: 1_048_576, type: 'image/jpeg' } as const

/** Name and picture by which a person sees themself signed in; employers see those of the resume instead. */
export function ProfileForm({ account }: { account: AccountInfo }) {
  const { rename, changePicture } = useProfile()
  const say = useSay()
  const [problem, setProblem] = useState('')
  const naming = useDraftForm<Values>({
    rules: schema,
    initial: { nickName: account.nickName },
    submit: async ({ nickName }) => {
      await rename(nickName)
      say.done('昵称已保存')
    },
  })
  const { register, formState } = naming.form

  async function upload(picture: Blob | undefined) {
    setProblem('')
    if (!picture) return
    try {
      await changePicture(picture)
      say.done('头像已更换')
    } catch (error) {
      setProblem(wordsFor(error))
    }
  }

  return (
    <Stack gap={5}>
      <Row gap={4}>
        <Avatar kind="seeker" size="large" src={account.avatars || undefined} letter={[...account.nickName][0]} />
        <strong>{account.nickName}</strong>
      </Row>
      <ImageUpload
        label="更换头像"
        profile={profile}
        error={problem || undefined}
        onValueChange={({ value }) => void upload(value)}
      />
      <FormBody {...naming} gap={4}>
        <Field
          label="昵称"
          hint="只在您自己的页面显示，单位看到的是简历上的姓名"
          error={formState.errors.nickName?.message}
          controlId="nickName"
          required
        >
          <TextInput {...register('nickName')} autoComplete="nickname" />
        </Field>
        <Row>
          <Button type="submit" loading={naming.isSubmitting}>
            保存昵称
          </Button>
        </Row>
      </FormBody>
    </Stack>
  )
}
