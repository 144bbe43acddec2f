import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { temporaryFolder } from '../../test/fixture/temporary.ts'

const bin = fileURLToPath(new URL('../../bin/stccg-conformance.js', import.meta.url))
const sample = fileURLToPath(new URL('sample-deck.txt', import.meta.url))
const lackey = readFileSync(sample, 'utf8')

describe('deck check', () => {
  const folder = temporaryFolder('decks-')
  const check = (text: string, ...args: readonly string[]) => {
    writeFileSync(join(folder, 'deck.txt'), text)
    return spawnSync(process.execPath, [bin, 'deck', 'check', 'deck.txt', ...args], { cwd: folder, encoding: 'utf8' })
  }

  it('ends with 0 for a deck that no ruleset forbids, and says why', () => {
    const { status, stdout } = check(lackey)
    expect(status).to.equal(0)
    expect(stdout).to.include("deck.txt: draw deck 30, missions 6, seed deck 24, Q's Tent 3.")
    expect(stdout).to.match(/\(1e-2014\): legal\.\n(?: {4}\S+: .+\n)* {4}1eD-draw-deck-01: A draw deck of fewer/)
  })

  it('ends with 1 for one that some ruleset forbids', () => {
    const { status, stdout } = check(lackey.replace('22\tArcher', '40\tArcher'), '--ruleset', '1e-1996')
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

  it('judges a deck under headings although most of its titles are unknown, and says so in one line', () => {
    const strangers = Array.from({ length: 35 }, (_, at) => `1\tNobody ${at}\n`).join('')
    const dilemmas = Array.from({ length: 20 }, (_, at) => `1\tNothing ${at}\n`).join('')
    const { status, stdout } = check(`${strangers}Missions:\n5\tNowhere\nDilemmas:\n${dilemmas}`)
    expect(status).to.equal(2)
    expect(stdout).to.match(/^56 lines name cards that are not known here, such as "Nobody 0", .+ --cards\.\n/)
    expect(stdout).to.include('"Dilemmas" is the dilemma pile.\n')
    expect(stdout).to.match(/\(1e-2014\): nothing is against it/)
    expect(stdout).to.match(/\(2e\): illegal\.\n {2}the mission/)
  })

  it('names what is no list, and judges nothing', () => {
    const wrong: readonly (readonly [string, RegExp])[] = [
      ['<?xml version="1.0"?>\n<deck><card>Data</card></deck>', /this is XML/],
      ['<!DOCTYPE html>\n<html>', /this is a page in HTML/],
      ['<deck><meta><name>Data</name></meta></deck>', /this is XML/],
      ['{ "cards": [3] }', /this is JSON in which no list of titles or of cards stands/],
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

  it('takes the card of the edition of the deck, whatever pool is named last', () => {
    const pool = (name: string, facts: object) =>
      writeFileSync(join(folder, name), JSON.stringify({ version: 1, cards: [{ title: 'Quiet Reach', ...facts }] }))
    pool('first.json', { type: 'event' })
    pool('second.json', { type: 'mission', kind: 'space', cost: 0 })
    const text = `1\tQuiet Reach\n${lackey}`
    for (const [a, b] of [
      ['first.json', 'second.json'],
      ['second.json', 'first.json'],
    ] as const) {
      const { stdout } = check(text, '--cards', a, '--cards', b, '--ruleset', '1e-2014')
      expect(stdout).to.include('(1e-2014): legal.')
      const second = check('1\tQuiet Reach\n', '--cards', a, '--cards', b, '--ruleset', '2e')
      expect(second.stdout).to.match(/^deck\.txt: missions 1\.\n/)
    }
  })

  it('writes the same for machines', () => {
    const { judged, unread } = JSON.parse(check(lackey, '--json', '--ruleset', '1e-2014').stdout)
    expect([judged[0].ruleset, judged[0].verdict, unread]).to.deep.equal(['1e-2014', 'legal', []])
  })
})
