import { it } from 'node:test'
import { expect } from 'chai'
import type { ActResult } from '../../protocol/types.ts'
import { carriedOut, tried } from './carried-out.ts'

it('an act that was to be carried out is done or refused, and nothing else', () => {
  for (const outcome of ['done', 'refused'] as const)
    expect(carriedOut({ outcome, pending: [] }).outcome).to.equal(outcome)
  for (const outcome of ['allowed', undefined, {}])
    expect(() => carriedOut({ outcome, pending: [] } as unknown as ActResult)).to.throw(
      /at \/result\/outcome: expected done or refused, got /,
    )
})

it('an act that was only to be tried is allowed or refused, and nothing else', () => {
  for (const outcome of ['allowed', 'refused'] as const)
    expect(tried({ outcome, pending: [] }).outcome).to.equal(outcome)
  for (const outcome of ['done', undefined, 7])
    expect(() => tried({ outcome, pending: [] } as unknown as ActResult)).to.throw(
      /at \/result\/outcome: expected allowed or refused, got /,
    )
})
