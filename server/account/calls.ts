import {
  getAccount,
  proveIdentity,
  registerServiceman,
  sendIdentityCode,
  updateCompanyAddress,
  updateCompanyPassword,
  updateMemberAddress,
  updateMemberPassword,
} from '#contract/account'
import { serve } from '../http/serve.ts'
import { entrance } from '../session/entrance.ts'
import { newPasswordLimits, prepareRegistration } from '../session/register.ts'
import { changeAddress } from './address.ts'
import { cancellationCalls } from './cancellation.ts'
import { consentCalls } from './consents.ts'
import { deviceCalls } from './devices.ts'
import { exportCalls } from './export.ts'
import { prepareProof, prove, sendOwnCode } from './identity.ts'
import { accountInfo } from './info.ts'
import { changePassword, prepareChange } from './password.ts'
import { profileCalls } from './profile.ts'
import { addServiceman } from './serviceman.ts'

/** What people do with their own account. */
export const accountCalls = [
  serve(getAccount, (_, context) => accountInfo(context)),
  serve(sendIdentityCode, sendOwnCode),
  serve(proveIdentity, { prepare: prepareProof, handle: prove }),
  serve(updateMemberPassword, {
    prepare: prepareChange,
    handle: (_, context, hashes) => changePassword(context, hashes),
  }),
  serve(updateCompanyPassword, {
    prepare: prepareChange,
    handle: (_, context, hashes) => changePassword(context, hashes),
  }),
  serve(updateMemberAddress, changeAddress),
  serve(updateCompanyAddress, changeAddress),
  serve(registerServiceman, {
    inTurn: entrance.enter,
    limits: newPasswordLimits,
    prepare: prepareRegistration(2),
    handle: addServiceman,
  }),
  ...deviceCalls,
  ...cancellationCalls,
  ...exportCalls,
  ...consentCalls,
  ...profileCalls,
]
