import { updateAvatar, updateNickname } from '#contract/account'
import { checkImage, IMAGE_BYTES } from '../http/files/image.ts'
import { removeFile, saveFile } from '../http/files/save.ts'
import { fileTypeRefused, signInAgain } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { accountInfo } from './info.ts'
import { lockOwn, updateAvatarFile, updateNick } from './queries.ts'

/** Sharp at three times the size of the largest place that it is shown in. */
const SIDE = 360

/** Name and picture by which a person sees themself signed in. */
export const profileCalls = [
  serve(updateNickname, {
    limits: (_, { user }) => [{ name: 'nickname', subject: user.id, max: 30, seconds: 3_600 }],
    handle: async ({ nickName }, context) => {
      await updateNick(context.db, context.user.id, nickName, context.now)
      await context.audit({ action: 'account.nickname' })
      return accountInfo(context)
    },
  }),

  serve(updateAvatar, {
    maxBytes: IMAGE_BYTES,
    limits: (_, { user }) => [{ name: 'avatar', subject: user.id, max: 30, seconds: 3_600 }],
    prepare: async ({ files: [file] }) => {
      if (!file) throw fileTypeRefused('一张图片')
      return checkImage(file, { side: SIDE })
    },
    handle: async (_, context, image) => {
      const { db, user, now, audit } = context
      const before = await lockOwn(db, user.id)
      if (!before) throw signInAgain()
      await updateAvatarFile(db, user.id, await saveFile(context, 'avatar', image, '头像.webp'), now)
      if (before.avatar_file) await removeFile(context, before.avatar_file)
      await audit({ action: 'account.avatar' })
      return accountInfo(context)
    },
  }),
]
