import { languages } from '../../cli/init/languages.ts'
import type { Names, Row } from './row.ts'

const hello = '{"id":1,"do":"hello","protocols":["1.0"],"titles":[]}\n{"id":2,"do":"bye"}\n'

/** What a row reads that no other row writes, by the name of the file. */
export const files: Readonly<Record<string, string>> = {
  'map.yaml': ['Excavation', 'Explore Black Cluster', 'Geordi La Forge', 'Runabout', 'Worf']
    .map(title => `${title}: ${title}\n`)
    .join(''),
  'deck.txt': 'Draw Deck:\n2 Worf\n1 Runabout\n',
  'humming.txt': 'Glossary - H\n\nback to top of page\n\nHumming\nNobody hums.\n',
}

/** Cards, decks and documents, which the commands of `rowsOfRuns` read. */
export const rowsOfCards: readonly Row[] = [
  { type: ['cards', 'import', 'cards.csv', '--out', 'pool.json', '--json'], says: /"complete/, writes: ['pool.json'] },
  { type: ['cards', 'check', 'pool.json', '--play', '--json'], says: /"boards"/ },
  {
    type: ['deck', 'check', 'deck.txt', '--ruleset', '1e-2014', '--cards', 'pool.json', '--json'],
    code: 1,
    says: /"illegal"/,
  },
]

/** Commands that answer about the law, and pages. */
export const rowsOfOthers = ({ engine }: Names): readonly Row[] => [
  { type: ['lint'], cut: true, code: 1, says: /1eS-stopped-06/ },
  { type: ['lint', '--features', 'three-rules.feature'], code: 1, says: /three-rules\.feature:\d+/ },
  { type: ['explain', 'stopped', 'beam'], says: /1eS-stopped-06/ },
  { type: ['explain', '--changes', '1e-glossary,1e-2014', '--topic', 'stopped'], says: /What changed from/ },
  { type: ['explain', '--supposed', '--ruleset', '2e'], says: /\n/ },
  { type: ['explain', '--between', '1e-1996,1e-2014', '--topic', 'stopped'], says: /a contradiction that is listed/ },
  { type: ['explain', '--between', '1e-glossary,1e-2014', '--topic', 'stopped', '--json'], says: /"differences"/ },
  { type: ['explain', '--between', '1e-glossary,1e-2014', '--topic', 'stopped', '--shard', '1/1'], says: /"sweep"/ },
  {
    type: ['explain', '1eS-stopped-06', '--open', '--play', '--report', 'whole/conformance.html'],
    alone: true,
    says: /conformance\.html#1eS-stopped-06[\s\S]*playground\/index\.html#1eS-stopped-06/,
    writes: ['reports/out/playground/index.html'],
  },
  {
    type: ['playground', '--out', 'play', '--address', 'https://example.org/play/'],
    says: /play\/index\.html/,
    writes: ['play/index.html'],
  },
  { type: ['playground', '--serve', '--port', '0'], says: /Ctrl\+C/, until: /http:\/\/127\.0\.0\.1:\d+/ },
  { type: ['repeal', '1eS-stopped-06'], says: /without 1eS-stopped-06: noticed/ },
  {
    type: ['repeal', '1eS-stopped-06', '--features', 'three-rules.feature', '--cards', 'pool.json'],
    says: /without 1eS-stopped-06: noticed\n {2}fail/,
  },
  {
    type: [
      ...['impact', 'proposal.yaml', '--base', '1e-2014', '--engine-report', 'whole/conformance.json'],
      ...['--out', 'impact', '--report', 'html,markdown,json'],
    ],
    cut: true,
    says: /Written: impact/,
    writes: ['impact/impact.html', 'impact/impact.md', 'impact/impact.json'],
  },
  { type: ['strength', '--ruling', '1eS-stopped-06', '--json'], cut: true, says: /"topics"/, into: 'strength.json' },
  { type: ['strength', '--narrow', '--topic', 'stopped'], cut: true, says: /readings/ },
  ...[1, 2].map(
    (index): Row => ({
      type: ['strength', '--narrow', '--topic', 'stopped,docking', '--shard', `${index}/2`],
      cut: true,
      says: /"sweep":"strength --narrow"/,
      into: `narrow${index}.json`,
    }),
  ),
  { type: ['merge', 'narrow1.json', 'narrow2.json', '--json'], cut: true, says: /"readings"/ },
  { type: ['strength', '--bases', '--json'], cut: true, says: /^\[/ },
  { type: ['strength', '--data'], cut: true, code: 1, says: /Wrong values/ },
  // What it writes is the work of a minute for the whole law, and no less for a part.
  { type: ['strength', '--ruling', '1eS', '--write-floor'], cut: true, code: 2, says: /leave out --ruling/ },
  // Words of the law and the engine's code are changed in a clone only.
  ...[
    ['--mutations', '--quick', '--topic', 'stopped'],
    ['--mutations', '--card', 'Portal Guard'],
    ['--mutations', '--write'],
    ['--letter'],
    ['--engine', '--topic', 'docking'],
  ].map((more): Row => ({ type: ['strength', ...more], cut: true, code: 2, says: /clone the project/ })),
  { type: ['fairness', '--boards'], cut: true, code: 2, says: /clone the project/ },
  { type: ['fairness', '--topic', 'showing-cards', '--json'], cut: true, says: /"customs"/ },
  { type: ['fairness', '--topic', 'showing-cards', '--shard', '1/2'], cut: true, says: /"sweep":"fairness"/ },
  { type: ['fairness', '--write'], cut: true, says: /Cases rest on/ },
  {
    type: [
      'site',
      'whole/conformance.json',
      '--strength',
      'strength.json',
      '--out',
      'site',
      '--address',
      'https://example.org',
    ],
    says: /site\/index\.html/,
  },
  {
    type: [
      ...['catalogue', 'new', 'humming.txt', '--prefix', 'h', '--id', 'glossary-h', '--title', 'Glossary, H'],
      ...['--publisher', 'Nobody', '--date', '2026-01-31', '--edition', 'first', '--format', 'glossary'],
      ...['--amends', '1e-glossary-s'],
    ],
    cut: true,
    says: /glossary-h/,
  },
  { type: ['sources', 'check', 'humming.txt', '--as', 'glossary-h', '--json'], cut: true, says: /"tasks"/ },
  ...Object.keys(languages).map(
    (language): Row => ({ type: ['init', language, language], says: /conformance run --engine/, writes: [language] }),
  ),
  { type: ['completion', 'bash'], says: /complete -o default/ },
  { type: ['serve'], input: hello, says: /"id":1,"result"/ },
  { type: ['serve', '--cards', 'pool.json', '--tcp', '0'], says: /./, until: /Listening on tcp:/ },
  { type: ['serve', '--http', '0'], says: /./, until: /Listening on http:/ },
  // What it measures takes minutes, and is the machine's.
  {
    type: ['bench', '--only', 'no such words', '--runs', '1', '--json', '--out', 'bench'],
    code: 2,
    says: /^Nothing that is measured has the words/,
  },
  {
    type: ['allure', '--engine', engine, '--features', 'three-rules.feature', '--out', 'allure'],
    alone: true,
    code: 2,
    says: /^Allure is not installed: /,
  },
]
