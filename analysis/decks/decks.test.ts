import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { UsageError } from '../../runner/usage-error.ts'
import * as fc from '../../test/fixture/fc.ts'
import { temporaryFolder } from '../../test/fixture/temporary.ts'
import { checkDeck } from './check-deck.ts'
import { readDeck } from './read-deck.ts'

const bin = fileURLToPath(new URL('../../bin/stccg-conformance.js', import.meta.url))
const sample = fileURLToPath(new URL('sample-deck.txt', import.meta.url))
const lackey = readFileSync(sample, 'utf8')
const read = (text: string) => readDeck(Buffer.from(text), 'deck.txt')
const verdicts = (text: string) =>
  Object.fromEntries(checkDeck(read(text)).map(({ ruleset, verdict }) => [ruleset, verdict]))
const faultsOf = (text: string) =>
  checkDeck(read(text), '1e-2014').flatMap(({ faults }) =>
    faults.map(({ says, rulings }) => [says, ...rulings.map(({ id }) => id).sort()]),
  )

describe('a list of cards', () => {
  it('is read as LackeyCCG writes it: the draw deck first, then headings', () => {
    const { cards, unread, sorted } = read(lackey)
    expect([unread, sorted]).to.deep.equal([[], false])
    expect(cards[0]).to.deep.equal({ line: 1, part: 'draw deck', title: 'Data', count: 4 })
    expect(cards.find(({ part }) => part === 'seed deck')).to.include({ title: 'Archer', count: 12, line: 12 })
    expect(cards.find(({ title }) => title === "Q's Tent")).to.include({ part: 'seed deck', count: 1 })
    expect(cards.at(-1)).to.include({ part: "Q's Tent", title: '1 Tribble - Go', count: 2 })
  })

  it('may be written by hand', () => {
    const { cards, unread } = read(
      '# mine\r\nDraw Deck (5)\r\n2x data\r\nTricorder\r\n1 Tribble - Go\r\n\r\nTRIBBLE SIDE DECK:\r\n3 1 Tribble - Go\r\n',
    )
    expect(unread).to.deep.equal([])
    expect(cards.map(({ part, title, count }) => [part, title, count])).to.deep.equal([
      ['draw deck', 'Data', 2],
      ['draw deck', 'Tricorder', 1],
      ['draw deck', '1 Tribble - Go', 1],
      ['Tribbles', '1 Tribble - Go', 3],
    ])
  })

  it('without headings goes where the types of its cards belong', () => {
    const { cards, sorted } = read('Excavation\n2 Archer\nOps\nData\nHide and Seek\nEvasive Maneuvers\n')
    expect(sorted).to.equal(true)
    expect(cards.map(({ part }) => part)).to.deep.equal([
      'missions',
      'seed deck',
      'sites',
      'draw deck',
      'Q-Continuum',
      'Battle Bridge',
    ])
  })

  it('tells with its line what it does not know, and the nearest titles', () => {
    const { unread } = read('Missions:\n1\tExcavaton\n0 Data\n')
    expect(unread[0]).to.deep.include({ line: 2, text: 'Excavaton' })
    expect(unread[0]?.nearest).to.include('Excavation')
    expect(unread[1]).to.deep.equal({ line: 3, text: '0 Data' })
  })

  it('is read or refused in words, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array({ maxLength: 60 }), fc.string({ maxLength: 60 }).map(Buffer.from)), bytes => {
        for (const { title, count, part } of readDeck(bytes, 'deck.txt').cards) {
          expect(title && part).not.to.equal('')
          expect(count).to.be.within(1, 1000)
        }
      }),
      { numRuns: 100 },
    )
    expect(() => read('Data\n'.repeat(2001))).to.throw(UsageError, 'deck.txt: this has more than 2000 lines')
  })
})

describe('a deck', () => {
  it('is legal by the rulings that say so, where there are any', () => {
    expect(verdicts(lackey)).to.deep.equal({
      '1e-1996': 'legal',
      '1e-glossary': 'legal',
      '1e-2014': 'legal',
      '2e': 'silent',
    })
  })

  it('is illegal by the ruling that it breaks', () => {
    expect(faultsOf(lackey.replace('20\tTricorder', '19\tTricorder'))).to.deep.equal([
      ['the draw deck has 29 cards, 30 are needed', '1eD-draw-deck-01', '1eS-side-deck-04'],
    ])
    expect(faultsOf(`${lackey}Sideboard:\n3\tData\n`)).to.deep.equal([
      ['a deck has no Sideboard', '1eD-deck-01', '1eS-side-deck-05'],
    ])
    expect(faultsOf(lackey.replace('1\tExcavation', '1\tExcavation\n1\tSpace'))).to.deep.equal([
      ['the seed deck has 6.5 missions, at most 6 may be', '1eS-seed-deck-04', '1eS-seed-deck-06', '1eS-space-01'],
    ])
  })

  it('may have cards that nobody knows, where they stand', () => {
    expect(verdicts(lackey.replace('Excavation', 'Excavaton'))).to.include({ '1e-2014': 'legal' })
  })

  it('is judged by a ruleset that exists', () => {
    expect(() => checkDeck(read(lackey), '3e')).to.throw(UsageError, '--ruleset 3e: there is no such ruleset.')
  })
})

describe('deck check', () => {
  const folder = temporaryFolder('decks-')
  const check = (text: string, ...args: readonly string[]) => {
    writeFileSync(join(folder, 'deck.txt'), text)
    return spawnSync(process.execPath, [bin, 'deck', 'check', 'deck.txt', ...args], { cwd: folder, encoding: 'utf8' })
  }

  it('ends with 0 for a deck that no ruleset forbids, and says why', () => {
    const { status, stdout } = check(lackey)
    expect(status).to.equal(0)
    expect(stdout).to.include("deck.txt: draw deck 30, missions 6, seed deck 14, Q's Tent 3.")
    expect(stdout).to.match(/\(1e-2014\): legal\.\n(?: {4}\S+: .+\n)* {4}1eD-draw-deck-01: A draw deck of fewer/)
  })

  it('ends with 1 for one that some ruleset forbids', () => {
    const { status, stdout } = check(lackey.replace('12\tArcher', '40\tArcher'), '--ruleset', '1e-1996')
    expect(status).to.equal(1)
    expect(stdout).to.include(
      '(1e-1996): illegal.\n  the seed deck has 48 cards that count, at most 40 may be\n    custom-seeding-14: ',
    )
  })

  it('ends with 2 where a title is not known, and says where', () => {
    const { status, stdout } = check(lackey.replace('Excavation', 'Excavaton'))
    expect(status).to.equal(2)
    expect(stdout).to.match(/^deck\.txt:5: no card "Excavaton"; the nearest titles are "Excavation"/)
    const nothing = check('\n')
    expect([nothing.status, nothing.stderr]).to.deep.equal([
      2,
      'deck.txt: no line of this file is a card. Give one card a line, as in "2 Data", under headings such as "Missions:", "Seed:" and "Draw Deck:".\n',
    ])
  })

  it('reads the XML of LackeyCCG and of OCTGN as the same deck', () => {
    const zones = `Draw Deck:\n${lackey}`.split(/^(?=[^\t\n]+:$)/m).map(text => {
      const [heading = '', ...lines] = text.trim().split('\n')
      const cards = lines.map(line => line.split('\t') as [string, string])
      return { name: heading.replace(/:$/, ''), cards }
    })
    const xml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll("'", '&#39;')
    const dek = zones.map(
      ({ name, cards }) =>
        `<superzone name="${xml(name)}">\n${cards
          .flatMap(([count, title]) =>
            Array(Number(count)).fill(`\t<card><name id="">${xml(title)}</name><set>x</set></card>\n`),
          )
          .join('')}</superzone>\n`,
    )
    const o8d = zones.map(
      ({ name, cards }) =>
        `<section name="${xml(name)}" shared="False">${cards
          .map(([count, title]) => `<card qty="${count}" id="f00">${xml(title)}</card>`)
          .join('')}</section>`,
    )
    const judged = (text: string) => {
      const { stdout, stderr } = check(text, '--json')
      expect(stderr).to.equal('')
      return JSON.parse(stdout).judged
    }
    const plain = judged(lackey)
    expect(judged(`<deck version="0.8"><meta><name>Data</name></meta>\n${dek.join('')}</deck>`)).to.deep.equal(plain)
    expect(judged(`<?xml version="1.0"?>\n<deck game="x">${o8d.join('')}<notes></notes></deck>`)).to.deep.equal(plain)
  })

  it('names what is no list, and judges nothing', () => {
    const wrong: readonly (readonly [string, RegExp])[] = [
      ['<?xml version="1.0"?>\n<deck><card>Data</card></deck>', /this is XML/],
      ['<!DOCTYPE html>\n<html>', /this is a page in HTML/],
      ['<deck><meta><name>Data</name></meta></deck>', /this is XML/],
      ['{ "cards": ["Data"] }', /this is JSON/],
      ['{\\rtf1\\ansi Data}', /this is a document in RTF/],
      ['%PDF-1.4', /this is a document in PDF/],
      ['PK\u0003\u0004\u0014', /this is a ZIP archive/],
      ['[Main]\n2 Data\n', /sections in brackets, such as a deck of Forge/],
      ['cards:\n  - Data\n', /this is YAML/],
      ['Name;Set;Type;Count\nData;PR;Personnel;2\n', /this is a table with semicolons/],
      ['Name\tSet\tType\tCount\nData\tPR\tPersonnel\t2\n', /this is a table with tabs/],
      ['Name,Set,Type,Count\nData,PR,Personnel,2\n', /this is a table with commas/],
      ['Data\nnobody\nknows\nany\nof these\ntitles\n', /only 1 of 6 lines are cards .* line 2, "nobody"/],
      [`${lackey}Sideboard:\n3\tData\n`, /this card stands under "Sideboard", a heading that is not known here/],
    ]
    for (const [text, sentence] of wrong) {
      const { status, stdout, stderr } = check(text)
      expect([status, stdout]).to.deep.equal([2, ''])
      expect(stderr).to.match(sentence)
    }
  })

  it('adds up several pools', () => {
    const pool = (name: string, title: string) =>
      writeFileSync(join(folder, name), JSON.stringify({ version: 1, cards: [{ title, type: 'event' }] }))
    pool('a.json', 'First Of Mine')
    pool('b.json', 'Second Of Mine')
    const { stdout } = check(`1\tFirst Of Mine\n1\tSecond Of Mine\n${lackey}`, '--cards', 'a.json', '--cards', 'b.json')
    expect(stdout).to.match(/^deck\.txt: draw deck 32/)
  })

  it('writes the same for machines', () => {
    const { judged, unread } = JSON.parse(check(lackey, '--json', '--ruleset', '1e-2014').stdout)
    expect([judged[0].ruleset, judged[0].verdict, unread]).to.deep.equal(['1e-2014', 'legal', []])
  })
})
