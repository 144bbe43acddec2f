import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { expect } from 'chai'
import type { Reply, Request } from '../../protocol/types.ts'
import { byIds } from './by-ids.ts'
import { anewEachTime, examine } from './doctor.ts'

const folder = mkdtempSync(join(tmpdir(), 'doctor-by-ids-'))
after(() => rmSync(folder, { recursive: true }))
const file = join(folder, 'map.yaml')
writeFileSync(file, 'Data: "7"\nDeanna Troy: "8"\n')

/** Knows one card, by its id. */
function knowing(greeted: (readonly string[])[]): (request: Request) => Reply {
  return request => {
    if (request.do !== 'hello') return { id: request.id, result: {} } as Reply
    greeted.push(request.titles)
    const unknownTitles = request.titles.filter(id => id !== '7')
    const result = { protocol: '1.0', engine: { name: 'By ids', version: '1' }, can: {}, unknownTitles }
    return { id: request.id, result } as Reply
  }
}

describe('the doctor and an engine that goes by ids of its own', () => {
  it('asks for its ids, and for a card that nobody has', async () => {
    const greeted: (readonly string[])[] = []
    const remarks: string[] = []
    const engine = byIds(
      anewEachTime(() => knowing(greeted)),
      file,
      remark => remarks.push(remark),
    )
    const { hello, findings } = await examine({ strict: true }, engine)
    expect(greeted[0]).to.have.length(2).and.to.include('7')
    expect(hello?.unknownTitles).to.include('Worf').and.to.not.include('Data')
    expect(findings.find(({ check }) => check === 'titles')).to.have.property('state', 'well')
    expect(remarks.join()).to.match(/map\.yaml:2: .*"Deanna Troy"; should it be "Deanna Troi"\?/)
  })
})
