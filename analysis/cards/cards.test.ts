import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { usePool } from '../../cards/catalogue.ts'
import type { CardFacts } from '../../cards/facts.ts'
import { importCards } from '../../cards/import/import-cards.ts'
import { loadCatalogue } from '../../catalogue/catalogue.ts'
import { temporaryFolder } from '../../test/fixture/temporary.ts'
import { checked } from './check-pool.ts'
import { namedRulings } from './named-rulings.ts'
import { playPool } from './play-pool.ts'
import { generalRulings } from './pool-rulings.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const bin = join(root, 'bin/stccg-conformance.js')
const sample = join(root, 'cards/import/sample.csv')
const folder = temporaryFolder('cards-')

function run(args: readonly string[], options: { env?: Record<string, string>; input?: string } = {}) {
  const { env, input } = options
  return spawnSync(process.execPath, [bin, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    ...(input === undefined ? {} : { input }),
  })
}

function poolOf(cards: readonly CardFacts[]): ReadonlyMap<string, CardFacts> {
  return new Map(cards.map(card => [card.title, card]))
}

describe('cards import', () => {
  it('writes a pool where one works, and says how much was read', () => {
    cpSync(sample, join(folder, 'sample.csv'))
    const { status, stdout } = run(['cards', 'import', 'sample.csv'])
    expect(status).to.equal(0)
    expect(stdout).to.match(/^all +29 +29 +100\.0 % +\d+$/m)
    expect(stdout).to.include('Pool: stccg-cards.json, 29 cards.')
    for (const line of stdout.split('\n')) expect(line.length).to.be.at.most(100)
  })

  it('lists what it could not read, with file, line and column, and what it kept', () => {
    writeFileSync(join(folder, 'odd.csv'), 'Name,Type,Icons\nOrla,Personnel,[Zap]\nLantern,Boat,\n')
    const { status, stdout } = run(['cards', 'import', 'odd.csv', '--out', 'odd.json'])
    expect(status).to.equal(1)
    expect(stdout).to.include('1 card, icons: no icon; kept: the other icons\n  odd.csv:2:16: Orla: "[Zap]"')
    expect(stdout).to.include('1 card, type: no type of card; kept: nothing of it\n  odd.csv:3:9: Lantern: "Boat"')
    const many = Array.from({ length: 9 }, (_, at) => `Orla ${at},Personnel,[Zap]\n`)
    writeFileSync(join(folder, 'many.csv'), `Name,Type,Icons\n${many.join('')}`)
    const { stdout: grouped } = run(['cards', 'import', 'many.csv', '--out', 'many.json'])
    expect(grouped).to.include('9 cards, icons: no icon; kept: the other icons; such as\n  many.csv:2:18: Orla 0')
    expect(grouped.match(/many\.csv:/g)).to.have.lengthOf(3)
    const { status: json, stdout: text } = run(['cards', 'import', 'odd.csv', '--out', 'odd.json', '--json'])
    expect(json).to.equal(1)
    expect(JSON.parse(text)).to.deep.include({ rows: 2, complete: 0, encoding: 'utf-8' })
  })

  it('keeps the old pool when a file is broken', () => {
    const before = readFileSync(join(folder, 'stccg-cards.json'), 'utf8')
    writeFileSync(join(folder, 'broken.csv'), 'Name,Type\nOrla,"Personnel\n')
    const { status, stderr } = run(['cards', 'import', 'broken.csv'])
    expect([status, stderr]).to.deep.equal([
      2,
      'broken.csv:2: a quotation mark that opens in this cell never closes; add the one that is missing.\n',
    ])
    expect(readFileSync(join(folder, 'stccg-cards.json'), 'utf8')).to.equal(before)
    expect(readdirSync(folder).filter(name => name.endsWith('.part'))).to.deep.equal([])
  })

  it('says what to give instead of a file that is not there', () => {
    const { status, stderr } = run(['cards', 'import', 'none.csv'])
    expect(status).to.equal(2)
    expect(stderr).to.equal(
      'none.csv: there is no such file. Give the card file that LackeyCCG reads, saved as .csv or .txt.\n',
    )
  })

  it('writes no pool among the cards of the suite', () => {
    const { status, stderr } = run(['cards', 'import', 'sample.csv', '--out', join(root, 'cards')])
    expect(status).to.equal(2)
    expect(stderr).to.include('that is among the cards of the suite')
  })
})

describe('a pool in use', () => {
  const hello = `${JSON.stringify({ id: 1, do: 'hello', protocols: ['1.0'], strict: true, titles: ['S.S. Lantern', 'Data', 'Nobody'] })}\n`
  const unknown = (stdout: string): unknown => JSON.parse(stdout.split('\n')[0] ?? '').result.unknownTitles

  it('is known to the served engine, by option or environment', () => {
    expect(unknown(run(['serve'], { input: hello }).stdout)).to.deep.equal(['S.S. Lantern', 'Nobody'])
    expect(unknown(run(['serve', '--cards', 'stccg-cards.json'], { input: hello }).stdout)).to.deep.equal(['Nobody'])
    expect(unknown(run(['serve'], { input: hello, env: { STCCG_CARDS: '.' } }).stdout)).to.deep.equal(['Nobody'])
  })

  it('may be named by features from elsewhere, whoever plays them', () => {
    mkdirSync(join(folder, 'features'), { recursive: true })
    writeFileSync(join(folder, 'features/own.feature'), feature)
    for (const report of ['json', 'messages']) {
      const args = ['run', '--features', 'features', '--report', report, '--out', 'out', '--cards', '.']
      const { stdout, stderr } = run(args)
      expect(stderr + stdout).to.match(/1 of 1 cases? passed/)
    }
    const { status, stderr } = run(['run', '--features', 'features', '--out', 'out'])
    expect([status, stderr.includes('no card "S.S. Lantern"')]).to.deep.equal([2, true])
  })

  it('is missed in words', () => {
    const { status, stderr } = run(['run', '--cards', 'none.json'])
    expect(status).to.equal(2)
    expect(stderr).to.equal(
      'none.json: there is no pool of cards here; make one with "stccg-conformance cards import <file>".\n',
    )
  })

  it('is arranged, seeded, reported or played card by card without a fault', () => {
    const cards = importCards(readFileSync(sample), 'sample.csv').rows.flatMap(row => row.card ?? [])
    usePool(poolOf(cards))
    const { boards, done, faults } = playPool(cards)
    usePool(new Map())
    expect(faults).to.deep.equal([])
    expect(boards).to.be.above(cards.length * 4)
    expect(done).to.be.above(boards * 0.9)
  })

  it('shows a card that nobody knows as a fault', () => {
    const { faults } = playPool([{ title: 'Nobody at All', type: 'event' }])
    expect(faults[0]?.message).to.equal('arrange: No card "Nobody at All"')
  })
})

const feature = `Feature: A ship of one's own
  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Alice has:
      | card         | where             |
      | S.S. Lantern | at "Excavation"   |
      | Worf         | on "Excavation"   |

  @ruling=faq96-23-beaming-08
  Rule: The whole crew may beam down

    @1e-1996
    Example: the invisible crew of one's own ship beams
      When Alice beams "Worf" aboard "S.S. Lantern"
      Then "Worf" is now aboard "S.S. Lantern"
`

describe('cards check', () => {
  const own: CardFacts = { title: 'Data', type: 'personnel', strength: 12, species: ['Android'], unique: true }

  it('holds the sample against every ruling on card data', () => {
    const { status, stdout } = run(['cards', 'check', '.'])
    expect([status, stdout]).to.deep.equal([
      0,
      '\n29 cards, 0 of them known to the suite: 0 facts differ.\n12 rulings on card data: 12 hold, 0 are broken.\n',
    ])
  })

  it('lists facts that contradict those of the suite, and no other differences', () => {
    const found = checked(poolOf([{ ...own, strength: 11, namesInLore: ['Lore'] }]))
    expect(found.contradictions.map(({ title, fact, ours, pool }) => [title, fact, ours, pool])).to.deep.include([
      'Data',
      'strength',
      12,
      11,
    ])
    expect(found.contradictions.map(one => one.fact)).to.not.include('unique')
  })

  it('names the ruling and the cards that break it', () => {
    const vina: CardFacts = { title: 'Vina', type: 'personnel', species: ['Human'] }
    const drone: CardFacts = {
      title: 'Probe',
      type: 'personnel',
      keywords: ['Drone'],
      gender: 'male',
      affiliations: ['borg'],
    }
    const { findings } = checked(poolOf([vina, drone]))
    const broken = findings.filter(one => one.broken.length).map(one => [one.ruling, one.broken])
    expect(broken).to.deep.equal([
      ['1eD-drone-09', ['Probe']],
      ['cr14-species-21', ['Vina']],
    ])
  })

  it('asks only rulings that the catalogue has', () => {
    const { rulings } = loadCatalogue()
    for (const { ruling } of [...generalRulings, ...namedRulings]) expect(rulings.has(ruling), ruling).to.equal(true)
  })
})
