import { readdirSync, readFileSync } from 'node:fs'
import { before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { Ajv } from 'ajv'
import { expect } from 'chai'
import { loadCatalogue } from '../../catalogue/catalogue.ts'
import type { Impact } from '../../reports/impact/impact.ts'
import { impactMarkdown } from '../../reports/impact/markdown.ts'
import { impactHtml } from '../../reports/impact/page.ts'
import { suiteOf } from '../../runner/features.ts'
import { version } from '../../runner/version.ts'
import type { Suite } from '../../steps/suite/case.ts'
import { drawnCases } from '../../test/fixture/drawn.ts'
import { impactOf } from './impact.ts'
import { readProposal } from './proposal.ts'

const folder = new URL('../../docs/proposals/', import.meta.url)
const schema = JSON.parse(readFileSync(new URL('../../reports/schemas/impact.schema.json', import.meta.url), 'utf8'))

const base = '1e-2014'

/** What each sample flips, and how the scenarios of what it adopts come out. */
const samples: Readonly<Record<string, { readonly flips: readonly string[]; readonly adopted: readonly string[] }>> = {
  'equipment-never-stops': {
    flips: [
      '1eD-disabled-02/during-the-battle-a-doctor-disables-the-mortally-wounded-warrior@1e-2014',
      '1eS-stopped-33/a-team-of-two-cannot-get-past-chula-the-dice@1e-2014',
      '1eS-stopped-33/a-crew-aboard-a-station-that-it-came-to-take-fails-at-friendly-fire-and-its-kit-is-stopped-with-it@1e-2014',
      '1eS-stopped-34/the-team-helps-sarjenka@1e-2014',
      '1eS-stopped-34/the-navigator-of-a-crew-aboard-a-station-hears-voices-and-its-kit-is-stopped-with-it@1e-2014',
      '1eS-stopped-35/the-attacked-team-and-its-equipment-are-stopped-and-the-attacker-with-them@1e-2014',
      '1eS-stopped-35/a-crew-is-attacked-by-a-boarder-and-its-kit-is-stopped-with-it@1e-2014',
      '1eS-stopped-35/a-boarder-attacks-and-the-disruptor-that-he-has-along-is-stopped-with-him@1e-2014',
      '1eS-stopped-01/the-equipment-that-the-away-team-has-along-is-stopped-as-well@1e-2014',
      '1eD-dual-icon-missions-08/the-away-team-and-its-equipment-are-stopped-with-the-crew-that-fails@1e-2014',
      '1eS-stopped-02/the-equipment-of-those-who-fight-is-stopped-with-them@1e-2014',
      '1eD-dna-clues-02/the-equipment-of-the-team-is-stopped-with-it@1e-2014',
    ],
    adopted: ['does not fit'],
  },
  '1996-timing-between-dilemmas': {
    flips: [
      '1eS-senior-staff-meeting-01/bob-does-not-scan-the-ship-while-it-prepares@1e-2014',
      '1eS-senior-staff-meeting-01/nor-does-alice-do-anything-else@1e-2014',
      '1eS-scouting-locations-39/an-interrupt-that-answers-nothing-waits-until-it-is-over@1e-2014',
      '1eD-dilemma-timing-03/an-interrupt-that-answers-nothing-is-not-played-before-the-dilemma@1e-2014',
      '1eD-dilemma-timing-01/nothing-else-is-done-between-two-dilemmas-of-a-mission-attempt@1e-2014',
      '1eD-dilemma-timing-01/nor-is-it-before-the-dilemma-that-scouts-meet@1e-2014',
      '1eD-dilemma-timing-01/nor-is-it-before-the-dilemma-that-those-meet-who-come-to-take-the-station@1e-2014',
    ],
    adopted: ['now', 'now', 'now', 'now'],
  },
  'exact-match-species': {
    flips: [
      'cr14-species-26/kehleyr-half-klingon-and-half-human-and-neela-daren-are-of-the-same-species@1e-2014',
      'cr14-species-26/a-human-and-a-half-betazoid-get-on-with-each-other@1e-2014',
      'cr14-species-27/each-of-them-is-human-by-half@1e-2014',
    ],
    adopted: ['now', 'now', 'already', 'already'],
  },
}

/** Of the law that all of them change, what they flip and a sample of the rest; all of the others, from which they adopt. */
function playable(suite: Suite): Suite {
  const drawn = new Set(drawnCases(suite, 20))
  const flipped = new Set(Object.values(samples).flatMap(({ flips }) => flips))
  return { ...suite, cases: suite.cases.filter(one => one.ruleset !== base || flipped.has(one.id) || drawn.has(one)) }
}

const impacts = new Map<string, Impact>()
before(async () => {
  const [suite, catalogue] = [playable(suiteOf(undefined)), loadCatalogue()]
  for (const name of Object.keys(samples)) {
    const proposal = readProposal(fileURLToPath(new URL(`${name}.yaml`, folder)), () => catalogue)
    impacts.set(name, await impactOf({ proposal, suite, version, catalogue, engines: [] }))
  }
})

test('every sample is tested', () => {
  const files = readdirSync(folder).flatMap(file => (file.endsWith('.yaml') ? [file.replace('.yaml', '')] : []))
  expect(files.sort()).to.deep.equal(Object.keys(samples).sort())
})

for (const [name, { flips, adopted }] of Object.entries(samples))
  describe(name, () => {
    const impact = (): Impact => impacts.get(name)!

    test('flips exactly this', () => {
      expect(impact().base.id).to.equal(base)
      expect(impact().flips.map(one => one.id)).to.deep.equal(flips)
      expect(
        impact().flips.every(one => one.today.outcome === 'as written' && one.proposed.outcome === 'otherwise'),
      ).to.equal(true)
      expect(impact().adopted.map(one => one.works)).to.deep.equal(adopted)
    })

    test('contradicts nothing, and one contradiction of the documents is known', () => {
      expect(impact().conflicts).to.deep.equal([])
      expect(impact().contradictions).to.have.length(1)
      expect(impact().contradictions[0]!.against.some(side => side.go.length > 0)).to.equal(true)
    })

    test('fits the published schema', () => {
      const validate = new Ajv({ strict: true, allErrors: true }).compile(schema)
      expect(validate(JSON.parse(JSON.stringify(impact()))), JSON.stringify(validate.errors?.slice(0, 3))).to.equal(
        true,
      )
      expect(validate({ ...impact(), colour: 'red' })).to.equal(false)
    })

    test('is told in Markdown and on a page that loads nothing', () => {
      const markdown = impactMarkdown(impact())
      for (const { id } of impact().flips) expect(markdown).to.contain(`\`${id}\``)
      const html = impactHtml(impact())
      expect(html).to.not.match(/<(link|img|iframe|object)\b|<script[^>]+src=|url\(|@import/)
    })
  })
