import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { expect } from 'chai'
import { temporaryFolder } from '../../test/fixture/temporary.ts'
import { below, type Floor, raised, readFloor, writeFloor } from './floor.ts'
import { scoreOf, type TopicScore } from './score.ts'
import type { Fate, Mutant } from './strength.ts'

const folder = temporaryFolder('floor-')

const mutants = (kind: Mutant['kind'], ...fates: readonly Fate[]): readonly Mutant[] =>
  fates.map(fate => ({ kind, ruling: 'r-1', ruleset: 'law', fate }))

function topic(name: string, repealed: readonly Fate[], replaced: readonly Fate[] = []): TopicScore {
  const [repeal, replace] = [mutants('repeal', ...repealed), mutants('replace', ...replaced)]
  return { topic: name, ...scoreOf([...repeal, ...replace]), repeal: scoreOf(repeal), replace: scoreOf(replace) }
}

const floor: Floor = new Map([['waiting', { repealed: 50, noticed: 75 }]])

describe('the score', () => {
  it('leaves out what changes nothing, and rounds down', () => {
    const { score, noticed, same } = scoreOf(mutants('repeal', 'killed', 'killed', 'survived', 'same'))
    expect({ score, noticed, same }).to.deep.equal({ score: 66.6, noticed: 66.6, same: 1 })
  })

  it('tells who noticed', () => {
    expect(scoreOf(mutants('repeal', 'killed', 'killed elsewhere'))).to.deep.include({ score: 50, noticed: 100 })
  })

  it('is full where there is nothing to change', () => {
    expect(scoreOf([])).to.deep.include({ score: 100, noticed: 100 })
  })
})

describe('the floor', () => {
  it('holds at its height', () => {
    expect(below(floor, [topic('waiting', ['killed', 'killed elsewhere'], ['killed', 'survived'])])).to.deep.equal([])
  })

  it('tells what has fallen below it, and topics that have gone', () => {
    expect(below(floor, [topic('waiting', ['killed', 'survived', 'survived'])])).to.deep.equal([
      'waiting: 33.3 % of repealed rulings noticed by their own scenarios; the floor is 50 %.',
      'waiting: 33.3 % of changes noticed; the floor is 75 %.',
    ])
    expect(below(floor, [])).to.deep.equal(['waiting has a floor, and no ruling in force.'])
  })

  it('rises, never sinks, and is written below its comment', () => {
    writeFileSync(join(folder, 'floor.yaml'), '# It may only rise.\nold: { repealed: 1, noticed: 2 }\n')
    writeFloor(raised(floor, [topic('going', ['killed']), topic('waiting', ['survived', 'killed', 'killed'])]), folder)
    expect(readFileSync(join(folder, 'floor.yaml'), 'utf8')).to.equal(
      '# It may only rise.\ngoing: { repealed: 100, noticed: 100 }\nwaiting: { repealed: 66.6, noticed: 75 }\n',
    )
    expect(readFloor(folder).get('waiting')).to.deep.equal({ repealed: 66.6, noticed: 75 })
  })
})
