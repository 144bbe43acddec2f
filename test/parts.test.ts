import { describe, it } from 'node:test'
import { expect } from 'chai'
import { greet } from '../analysis/reference.ts'
import { referenceEngine } from '../engine/adapter/serve.ts'
import type { HelloResult } from '../protocol/types.ts'
import { abilityParts } from '../protocol/words.ts'
import { suiteOf } from '../runner/features.ts'
import { whyNot } from '../steps/judge/applies.ts'

const { cases } = suiteOf(undefined)
const { hello } = await greet(referenceEngine())

function declaring(parts: HelloResult['can']['parts']): HelloResult {
  const { parts: _, ...can } = hello.can
  return { ...hello, can: { ...can, ...(parts ? { parts } : {}) } }
}

describe('parts of abilities', () => {
  it('are all there where none are declared', () => {
    expect(cases.filter(one => whyNot(one, declaring(undefined)))).to.deep.equal([])
  })

  for (const part of abilityParts)
    it(`"${part}" is needed by cases that name it, and by no others`, () => {
      const others = abilityParts.filter(one => one !== part)
      const missing = cases.flatMap(one => whyNot(one, declaring(others)) ?? [])
      expect(missing).to.not.be.empty
      for (const { outcome, reason } of missing) {
        expect(outcome).to.equal('unsupported')
        expect(reason).to.equal(`the engine does not declare parts "${part}"`)
      }
    })

  it('tell ship battle from personnel battle', () => {
    const ships = cases.filter(one => !whyNot(one, declaring(abilityParts.filter(part => part !== 'attack.personnel'))))
    expect(ships.some(({ needs }) => needs.actions?.includes('attack'))).to.equal(true)
    expect(ships.some(({ needs }) => needs.parts?.includes('attack.personnel'))).to.equal(false)
  })
})
