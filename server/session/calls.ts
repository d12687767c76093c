import { fetchUserInfo, logout } from '#contract/session'
import {
  autoLogin,
  createCaptcha,
  createLoginTicket,
  loginCompany,
  loginMember,
  registerCompany,
  registerMember,
  retrieveCompanyPassword,
  retrieveMemberPassword,
  returnToAccount,
  sendEmail,
  sendSms,
} from '#contract/sign-in'
import { serve } from '../http/serve.ts'
import { createChallenge } from './captcha.ts'
import { checkPassword, login } from './login.ts'
import { loginLimits } from './login-guard.ts'
import { leave, profileOf } from './profile.ts'
import { addEmployer, addMember, newPasswordLimits, prepareHash, resetPassword } from './register.ts'
import { comeBack } from './return.ts'
import { checkSender, sendCode, sendEmailCode } from './send-code.ts'
import { issueTicket, redeemTicket } from './tickets.ts'

/** Signing up, in and out. */
export const sessionCalls = [
  serve(createCaptcha, {
    limits: (_, { ip }) => [{ name: 'captcha-by-ip', subject: ip, max: 300, seconds: 600 }],
    handle: ({ kind }, { db, now }) => createChallenge(db, kind, now),
  }),
  serve(sendSms, { prepare: checkSender, handle: sendCode }),
  serve(sendEmail, { prepare: checkSender, handle: sendEmailCode }),
  serve(loginMember, {
    limits: loginLimits,
    prepare: (input, context) => checkPassword(2, input, context),
    handle: (input, context, checked) => login(2, input, context, checked),
  }),
  serve(loginCompany, {
    limits: loginLimits,
    prepare: (input, context) => checkPassword(1, input, context),
    handle: (input, context, checked) => login(1, input, context, checked),
  }),
  serve(registerMember, { limits: newPasswordLimits, prepare: prepareHash, handle: addMember }),
  serve(registerCompany, { limits: newPasswordLimits, prepare: prepareHash, handle: addEmployer }),
  serve(retrieveMemberPassword, {
    limits: newPasswordLimits,
    prepare: prepareHash,
    handle: (input, context, hash) => resetPassword(2, input, context, hash),
  }),
  serve(retrieveCompanyPassword, {
    limits: newPasswordLimits,
    prepare: prepareHash,
    handle: (input, context, hash) => resetPassword(1, input, context, hash),
  }),
  serve(createLoginTicket, (_, context) => issueTicket(context)),
  serve(autoLogin, {
    limits: (_, { ip }) => [{ name: 'auto-login-by-ip', subject: ip, max: 60, seconds: 60 }],
    handle: redeemTicket,
  }),
  serve(returnToAccount, {
    limits: (_, { ip }) => [{ name: 'return-by-ip', subject: ip, max: 60, seconds: 60 }],
    handle: comeBack,
  }),
  serve(logout, leave),
  serve(fetchUserInfo, (_, context) => profileOf(context)),
]
