import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { expect } from 'chai'
import { type Enactment, readProposal } from '../../../analysis/impact/proposal.ts'
import { temporaryFolder } from '../../../test/fixture/temporary.ts'
import { together } from './properties.ts'
import { proposalOf, yamlOf } from './proposal-of.ts'

const own: Enactment = {
  enact: 'Stopped cards may “operate” transporters: #1.',
  asked: 'can',
  when: { to: 'operate transporters', card: { is: 'stopped', type: ['ship', 'personnel'] } },
  unless: { card: { name: "Q's Tent" } },
  answer: 'yes',
  except: ['faq96-12-stopped-01'],
  shownBy: [],
}

describe('a proposal of the playground', () => {
  it('is read by impact as it was chosen', () => {
    const folder = temporaryFolder('stccg-proposal-')
    const situation = { struck: ['faq96-12-stopped-05'], readings: [] }
    const written = proposalOf(situation, '1e-1996', own)
    const file = join(folder, 'proposal.yaml')
    writeFileSync(file, yamlOf(written))
    const read = readProposal(file)
    const plain = ({ line: _, ...change }: (typeof read.changes)[number]) => change
    expect(read.changes.map(plain)).to.deep.equal(written.changes.map(plain))
    expect([read.title, read.base]).to.deep.equal([own.enact, '1e-1996'])
  })

  it('has any of the values of one key, and all of several keys', () => {
    expect(together([{ is: 'stopped' }, { type: 'ship' }, { type: 'personnel' }])).to.deep.equal({
      is: 'stopped',
      type: ['ship', 'personnel'],
    })
  })
})
