import type { Names, Row } from './row.ts'

const feature = ['--features', 'three-rules.feature']
const allFive = /5 of 5 cases passed/

/** Commands that play cases. */
export const rowsOfRuns = ({ engine, wrong }: Names): readonly Row[] => [
  {
    type: [
      ...['run', '--ruling', '1eS-stopped-06', '--ruleset', '1e-2014', '--topic', 'stopped'],
      ...['--tags', '@1e-2014 and not @2e', '--label', 'whole', '--out', 'whole'],
      ...['--report', 'json,html,junit,markdown,badge,github,messages,allure'],
    ],
    says: /2 of 2 cases passed/,
    writes: ['conformance.json', 'conformance.html', 'conformance.md', 'conformance.junit.xml', 'allure-results'].map(
      file => `whole/${file}`,
    ),
  },
  {
    type: [
      'run',
      '--card',
      'Runabout',
      '--topic',
      'docking',
      '--skip',
      'custom-*',
      '--label',
      'card',
      '--out',
      'card',
      '--report',
      'json',
    ],
    says: /cases passed/,
  },
  {
    type: [
      ...['run', ...feature, '--engine', engine, '--strict', '--jobs', '2', '--cards-map', 'map.yaml'],
      ...['--hello-timeout', '600000', '--timeout', '300000', '--case-timeout', '900000', '--give-up-after', '3'],
      ...['--replays', '2', '--transcripts', 'all', '--out', 'engine'],
    ],
    says: allFive,
  },
  {
    type: [
      'run',
      ...feature,
      '--engine',
      wrong,
      '--out',
      'failed',
      '--report',
      'json',
      '--write-baseline',
      'known.yaml',
    ],
    says: /60 %/,
    writes: ['known.yaml'],
  },
  { type: ['run', ...feature, '--last-failed', '--out', 'failed'], says: /4 of 4 cases passed/ },
  { type: ['run', '--changed'], code: 2, says: /--changed looks at the sources of a checkout/ },
  {
    type: ['run', ...feature, '--engine', wrong, '--out', 'known', '--baseline', 'known.yaml'],
    says: /expected/,
  },
  {
    type: ['run', ...feature, '--engine', wrong, '--out', 'first', '--fail-fast'],
    code: 1,
    says: /1 of 5|incomplete/i,
  },
  {
    type: ['run', ...feature, '--require-ruleset', '1e-2014', '--min-cases', '6', '--fail-on', 'lacking', '--out', 'g'],
    code: 3,
    says: /6/,
  },
  {
    type: ['run', ...feature, '--watch', 'three-rules.feature', '--out', 'w'],
    says: allFive,
    until: /Watching/,
    code: 130,
  },
  { type: ['compile', ...feature, '--out', 'cases.json'], says: /^5 cases: cases\.json/, writes: ['cases.json'] },
  {
    type: [
      ...['run', '--cases', 'cases.json', '--cards', 'pool.json', '--verify', '2', '--out', 'twice'],
      ...['--case', '1eS-stopped-07/the-ship-that-is-not-stopped-flies@1e-2014'],
    ],
    says: /Every case came out alike 2 times/,
  },
  ...['1/2', '2/2'].map(
    (shard, at): Row => ({
      type: ['run', ...feature, '--engine', wrong, '--shard', shard, '--out', `part${at}`],
      code: 1,
      says: /1 failed/,
    }),
  ),
  {
    type: [
      ...['merge', 'part0/conformance.json', 'part1/conformance.json', ...feature, '--label', 'all', '--out', 'merged'],
      ...['--report', 'json,html', '--baseline', 'known.yaml', '--write-baseline', 'merged.yaml'],
      ...['--require-ruleset', '1e-2014', '--min-cases', '5', '--fail-on', 'disputed'],
    ],
    says: /of 5 cases/,
    writes: ['merged/conformance.json', 'merged/conformance.html', 'merged.yaml'],
  },
  {
    type: ['run', '--cases', 'cases.json', '--cards', 'pool.json', '--shard', '1/1', '--out', 'only'],
    says: allFive,
  },
  {
    type: ['merge', 'only/conformance.json', '--cases', 'cases.json', '--cards', 'pool.json', '--out', 'merged'],
    says: allFive,
  },
  {
    type: ['diff', 'engine/conformance.json', 'failed/conformance.json', '--format', 'markdown', '--all'],
    says: /1eS-stopped-06/,
  },
  {
    type: [
      ...['diff', 'engine/conformance.json', 'known/conformance.json', '--fail-on', 'regressions'],
      ...['--out', 'diff', '--report', 'html,json'],
    ],
    code: 1,
    says: /regression/,
    writes: ['diff/diff.html', 'diff/diff.json'],
  },
  { type: ['trace', '--titles', 'deck.txt', '--json'], says: /"standing"/ },
  { type: ['trace', '--cards'], says: /titles are named by rulings/ },
  // Most of the suite is not in that report.
  { type: ['trace', '--json', '--from', 'whole/conformance.json'], says: /"documents"/ },
  { type: ['doctor', '--hello', 'hello.json'], says: /cases can be played/ },
  {
    type: ['doctor', '--engine', engine, '--cards-map', 'map.yaml', '--strict', '--timeout', '300000', '--json'],
    says: /"healthy": true/,
  },
  {
    type: [
      ...['explore', '--engine', engine, '--cards-map', 'map.yaml', '--jobs', '2', '--timeout', '300000'],
      ...['--ruleset', '1e-2014', '--ruling', '1eS-stopped-06', '--seed', '1', '--games', '2', '--out', 'explored'],
    ],
    cut: true,
    says: /in 2 games/,
    writes: ['explored/explored.json'],
  },
  {
    type: ['explore', '--engine', wrong, '--topic', 'stopped', '--card', 'Runabout', '--games', '60', '--max', '1'],
    code: 1,
    says: /difference/,
    writes: ['reports/out/explored/explored.json'],
  },
  {
    type: ['explore', '--engine', wrong, '--replay', 'reports/out/explored/explored.json', '--out', 'replayed'],
    code: 1,
    says: /difference/,
  },
  {
    type: ['explore', '--between', '1e-1996,1e-2014', '--blind', '--minutes', '0.01', '--json', '--out', 'between'],
    says: /"findings"/,
  },
  { type: ['explore', '--self', '--games', '1', '--shard', '2/2', '--out', 'self'], says: /in 1 game/ },
]
