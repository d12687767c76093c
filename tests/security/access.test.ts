import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { type CompanyRole, companyRoles, mayActAs } from '#contract/company-roles'
import type { Access, Endpoint } from '#contract/endpoint'
import { allCalls } from '../../server/areas.ts'
import { describeOnBothEngines } from '../../server/db/testing.ts'
import { leastRole } from '../../server/http/access.ts'
import { lifetimes } from '../../server/http/auth.ts'
import type { ServedCall } from '../../server/http/serve.ts'
import { createTestService, type TestService } from '../../server/testing.ts'
import { probes, takesId } from './probes.ts'
import { tableDigests } from './tables.ts'

const { signInAgain, notFound, invalid, roleTooLow } = codes

/** What each caller hears when sending something that no call takes: `invalid` is heard only from inside. */
const matrix = {
  public: { guest: invalid, expired: invalid, individual: invalid },
  login: { guest: signInAgain, expired: signInAgain, individual: invalid },
  type1: { guest: signInAgain, expired: signInAgain, individual: notFound },
  type2: { guest: signInAgain, expired: signInAgain, individual: invalid },
} as const satisfies Record<Access, Record<string, number>>

const nameOf = ({ endpoint: { method, path } }: { endpoint: Endpoint }) => `${method} ${path}`

/** The least role that each call takes of a company's members, as somebody has read and agreed to it. */
const agreed = new Map(
  readFileSync(join(import.meta.dirname, 'roles.txt'), 'utf8')
    .trimEnd()
    .split('\n')
    .map(line => {
      const [role, ...name] = line.split(' ')
      return [name.join(' '), companyRoles.find(known => known === role)] as const
    }),
)

/** What the members of a company hear, by their role. */
function heardByMembers(call: ServedCall): Record<string, number> {
  const { access } = call.endpoint
  const least = agreed.get(nameOf(call))
  const heard = (role: CompanyRole) => {
    if (access === 'type2') return notFound
    return access === 'public' || (least && mayActAs(role, least)) ? invalid : roleTooLow
  }
  return Object.fromEntries(companyRoles.map(role => [role, heard(role)]))
}

describeOnBothEngines('every served call', open => {
  let service: TestService
  let tokens: Readonly<Record<string, string | undefined>>
  /** The tables as the call before has left them. */
  let before: Record<string, string>

  // Once: what changes nothing leaves nothing behind for the next.
  beforeAll(async () => {
    service = createTestService(await open(), allCalls)
    const { token: expired } = await service.seeker()
    service.clock.advance(lifetimes.idle)
    const { token: individual } = await service.seeker()
    const { token: owner, companyId } = await service.employer()
    const { token: recruiter } = await service.employer(companyId, 'recruiter')
    const { token: reader } = await service.employer(companyId, 'reader')
    tokens = { guest: undefined, expired, individual, reader, recruiter, owner }
    before = await tableDigests(service.db)
  })

  test.each(allCalls.map(call => [nameOf(call), call] as const))(
    '%s lets in whom it is for, takes no unknown field and changes nothing',
    async (_, call) => {
      const { endpoint } = call
      const stood = before
      const heard = Object.fromEntries(
        await Promise.all(
          Object.entries(tokens).map(async ([who, token]) => {
            const { status, body } = await service.sendRaw(endpoint, { __unknown: '1' }, token ? { token } : {})
            expect(status).toBe(200)
            return [who, Object(body).code]
          }),
        ),
      )
      before = await tableDigests(service.db)
      expect(before).toEqual(stood)
      expect(heard).toEqual({ ...matrix[endpoint.access], ...heardByMembers(call) })
    },
  )
})

describe('every served call', () => {
  test('is a call of the contract, once', () => {
    const names = allCalls.map(nameOf)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  test('takes the role that roles.txt says: who changes it sees it in the diff (vitest -u writes it)', async () => {
    const ofMembers = allCalls.filter(({ endpoint: { access } }) => access === 'login' || access === 'type1')
    const lines = ofMembers.map(call => `${leastRole(call)} ${nameOf(call)}`)
    await expect(`${lines.toSorted().join('\n')}\n`).toMatchFileSnapshot('./roles.txt')
  })

  test('that anybody may make asks no role of those who are members somewhere', () => {
    const odd = allCalls.filter(
      ({ endpoint: { access }, schemas: { role } }) =>
        role !== undefined && (access === 'public' || access === 'type2'),
    )
    expect(odd.map(nameOf)).toEqual([])
  })

  test('that signed-in people hand an id says whose it is: a probe in server/<area>/testing.strangers.ts', () => {
    const probed = new Set(probes.map(nameOf))
    const silent = allCalls.filter(
      call => call.endpoint.access !== 'public' && takesId(call.schemas) && !probed.has(nameOf(call)),
    )
    expect(silent.map(nameOf)).toEqual([])
  })
})
