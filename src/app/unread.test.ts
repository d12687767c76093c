import { expect, test } from 'vitest'
import type { UserInfo } from '#contract/session'
import { createSession } from '#platform/session'
import { memoryStorage } from '#platform/storage'
import { followUnread, type OtherTabs } from './unread.ts'

const member: UserInfo = {
  access_token: 'token',
  expires_in: 3_600,
  userType: 2,
  userId: 'one',
  nickName: '䶮𠮷',
  avatars: '',
  pmsCount: 3,
  companyId: '',
  companyRole: '',
  licenceStanding: 'none',
}

/** Two tabs and what each posts to the other. */
function tabs() {
  const posted: unknown[] = []
  const listeners = new Map<object, (said: unknown) => void>()
  const open = (user: UserInfo = member) => {
    const session = createSession(memoryStorage())
    session.setUser(user)
    let asked = 0
    let due = () => {}
    const tab = { session, isSeen: true, look: () => due(), asked: () => asked }
    const others: OtherTabs = {
      say(said) {
        posted.push(said)
        for (const [other, hear] of listeners) if (other !== tab) hear(said)
      },
      listen: hear => listeners.set(tab, hear),
    }
    const guardian = {
      ask: async () => {
        asked += 1
        return null
      },
    }
    const whenDue = (look: () => void) => {
      due = look
    }
    followUnread({ session, guardian, others, isSeen: () => tab.isSeen, whenDue })
    return tab
  }
  return { posted, open }
}

const countOf = ({ session }: { session: ReturnType<typeof createSession> }) => session.getState().user?.pmsCount

test('what is read in one tab is read in the others, and is said once', () => {
  const { posted, open } = tabs()
  const [one, other] = [open(), open()]
  one.session.setUnread(0)
  expect([countOf(one), countOf(other)]).toEqual([0, 0])
  other.session.setUnread(2)
  expect([countOf(one), countOf(other)]).toEqual([2, 2])
  expect(posted).toHaveLength(2)
})

test('another person’s number is nobody’s business', () => {
  const { open } = tabs()
  const [one, other] = [open(), open({ ...member, userId: 'two', pmsCount: 7 })]
  one.session.setUnread(0)
  expect(countOf(other)).toBe(7)
})

test('it is asked for while the tab is in front and somebody is signed in', () => {
  const tab = tabs().open()
  tab.look()
  expect(tab.asked()).toBe(1)
  tab.isSeen = false
  tab.look()
  tab.isSeen = true
  tab.session.signOut()
  tab.look()
  expect(tab.asked()).toBe(1)
})
