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
import { entrance } from './entrance.ts'
import { checkPassword, login } from './login.ts'
import { loginLimits } from './login-guard.ts'
import { leave, profileOf } from './profile.ts'
import {
  addEmployer,
  addMember,
  newPasswordLimits,
  prepareRegistration,
  prepareRetrieval,
  resetPassword,
} from './register.ts'
import { comeBack } from './return.ts'
import { checkSender, sendCode, sendEmailCode } from './send-code.ts'
import { issueTicket, redeemTicket } from './tickets.ts'

/** What guests do at the door. */
const inTurn = entrance.enter
const sheds = 'sign-ins'

/** Signing up, in and out. */
export const sessionCalls = [
  serve(createCaptcha, {
    inTurn,
    limits: (_, { ip }) => [{ name: 'captcha-by-ip', subject: ip, max: 300, seconds: 600 }],
    handle: ({ kind }, { db, now }) => createChallenge(db, kind, now),
  }),
  serve(sendSms, { sheds, inTurn, prepare: checkSender, handle: sendCode }),
  serve(sendEmail, { sheds, inTurn, prepare: checkSender, handle: sendEmailCode }),
  serve(loginMember, {
    sheds,
    inTurn,
    limits: loginLimits,
    prepare: (input, context) => checkPassword(2, input, context),
    handle: (input, context, checked) => login(2, input, context, checked),
  }),
  serve(loginCompany, {
    sheds,
    inTurn,
    limits: loginLimits,
    prepare: (input, context) => checkPassword(1, input, context),
    handle: (input, context, checked) => login(1, input, context, checked),
  }),
  serve(registerMember, {
    sheds,
    inTurn,
    limits: newPasswordLimits,
    prepare: prepareRegistration(2),
    handle: addMember,
  }),
  serve(registerCompany, {
    sheds,
    inTurn,
    limits: newPasswordLimits,
    prepare: prepareRegistration(1),
    handle: addEmployer,
  }),
  serve(retrieveMemberPassword, {
    inTurn,
    limits: newPasswordLimits,
    prepare: prepareRetrieval(2),
    handle: (input, context, hash) => resetPassword(2, input, context, hash),
  }),
  serve(retrieveCompanyPassword, {
    inTurn,
    limits: newPasswordLimits,
    prepare: prepareRetrieval(1),
    handle: (input, context, hash) => resetPassword(1, input, context, hash),
  }),
  serve(createLoginTicket, (_, context) => issueTicket(context)),
  serve(autoLogin, {
    inTurn,
    limits: (_, { ip }) => [{ name: 'auto-login-by-ip', subject: ip, max: 60, seconds: 60 }],
    handle: redeemTicket,
  }),
  serve(returnToAccount, {
    inTurn,
    limits: (_, { ip }) => [{ name: 'return-by-ip', subject: ip, max: 60, seconds: 60 }],
    handle: comeBack,
  }),
  serve(logout, leave),
  serve(fetchUserInfo, (_, context) => profileOf(context)),
]
