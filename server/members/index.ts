import {
  changeMemberRole,
  getInvitation,
  inviteMember,
  joinCompany,
  listMembers,
  removeMember,
  renameMember,
  sendJoinCode,
  withdrawInvitation,
} from '#contract/members'
import { serve } from '../http/serve.ts'
import { entrance } from '../session/entrance.ts'
import { newPasswordLimits } from '../session/register.ts'
import { changeRole, remove } from './changes.ts'
import { invite, inviteLimits, withdraw } from './invite.ts'
import { join, prepareJoining, sendCode, showInvitation } from './join.ts'
import { membersOf } from './list.ts'
import { rename, renameLimits } from './rename.ts'

/** Guessing tokens is hopeless; asking for many at once is refused all the same. */
const followLimits = (_: unknown, { ip }: { readonly ip: string }) => [
  { name: 'member-invitation-by-ip', subject: ip, max: 120, seconds: 3_600 },
]

/** Who acts for a company, and how others come to. */
export const membersCalls = [
  serve(listMembers, (_, context) => membersOf(context)),
  serve(inviteMember, { limits: inviteLimits, handle: invite }),
  serve(withdrawInvitation, withdraw),
  serve(changeMemberRole, changeRole),
  serve(removeMember, remove),
  serve(renameMember, { limits: renameLimits, handle: rename }),
  serve(getInvitation, { limits: followLimits, handle: showInvitation }),
  serve(sendJoinCode, { limits: followLimits, handle: sendCode }),
  serve(joinCompany, { inTurn: entrance.enter, limits: newPasswordLimits, prepare: prepareJoining, handle: join }),
]
