import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { expect } from 'chai'
import { temporaryFolder } from '../../test/fixture/temporary.ts'
import { printProblem } from '../suite/case.ts'
import { elsewhere } from '../suite/known-words.ts'
import { loadSuite } from '../suite/load-suite.ts'
import { addCaseIds, checkCaseIds, readCaseIds } from './case-ids.ts'
import { checkRules, checkRulesetTags, checkRulingTags } from './check-rulings.ts'
import { checkKeywords, checkOutcomes, checkSpelling, checkTwins } from './check-steps.ts'
import { checkFolders, checkTopics } from './check-topics.ts'
import { checkBackgrounds, checkComments, checkNames, checkShould } from './check-wording.ts'
import { corpus, fixtures, found } from './fixtures/corpus.ts'
import { lint } from './lint.ts'

test('nothing is wrong with a good corpus', () => {
  expect(lint(corpus('good')).map(printProblem)).to.deep.equal([])
})

test('a feature lies in the folder of a topic', () => {
  const mend = 'name the folder after one of rulings/topics.yaml, which says what belongs where'
  expect(found(checkFolders, '*/misspelt-folder.feature')).to.deep.equal([
    `stoped/misspelt-folder.feature:1: no topic "stoped"; nearest: "stopped"; ${mend}`,
  ])
  expect(found(checkFolders, 'tags.feature')).to.deep.equal([`tags.feature:1: no topic "tags"; ${mend}`])
  expect(found(checkFolders, '*/other-topic.feature')).to.deep.equal([])
})

test('a ruling is shown in the folder of its topic', () => {
  const mend =
    'this is the folder of "beaming"; move it to features/stopped/, or write `topic: beaming` in its row of the catalogue'
  expect(found(checkTopics, '*/other-topic.feature')).to.deep.equal([
    `beaming/other-topic.feature:3: 7eA-stopped-01 is about "stopped", and ${mend}`,
    `beaming/other-topic.feature:17: 7eA-stopped-02 is about "stopped", and ${mend}`,
  ])
  expect(found(checkTopics, '*/misspelt-folder.feature')).to.deep.equal([])
})

test('a rule has one ruling, or all of its examples bring their own', () => {
  expect(found(checkRules, 'rules.feature')).to.deep.equal([
    'rules.feature:10: "Two rulings are one too many" has 2 rulings; give each its own `Rule:`',
    'rules.feature:17: "None is too few" has no `@ruling=<id>`, and not all of its examples bring their own',
    'rules.feature:4: "it stands outside of a rule" stands outside of a `Rule:`; put it below the rule of its ruling',
  ])
})

test('a scenario has a ruling and a ruleset', () => {
  expect([...found(checkRulingTags, 'rules.feature'), ...found(checkRulesetTags, 'rules.feature')]).to.deep.equal([
    'rules.feature:25: "it follows from no ruling" lacks a ruling: tag its rule with `@ruling=<id>`',
    'rules.feature:32: "it holds in no ruleset" lacks a ruleset: its ruling is in force in none; tag it with every ruleset that it holds in',
  ])
})

test('a scenario has an outcome besides the frame', () => {
  expect(found(checkOutcomes, 'steps.feature')).to.deep.equal([
    'steps.feature:6: "it has no outcome but the frame" has no outcome; end it with a `Then` that can fail',
    'steps.feature:17: "it ends with an action" has no outcome; end it with a `Then` that can fail',
  ])
})

test('a refusal has a twin in its own ruleset', () => {
  expect(found(checkTwins, 'steps.feature')).to.deep.equal([
    'steps.feature:30: "nobody walks anywhere legally" refuses "walks" under 7e-first, and no example of its rule there shows it legal; add a twin that differs in one thing',
  ])
})

test('steps stand under their keyword, set-up before the first action', () => {
  expect(found(checkKeywords, 'steps.feature')).to.deep.equal([
    'steps.feature:54: `Alice beams "Data" to "Excavation"` belongs to When, and stands under Given',
    'steps.feature:56: `Alice ends the turn` belongs to When, and stands under Then',
    'steps.feature:57: `"Data" is stopped` sets up after the first action; move it before',
  ])
})

test('the suite keeps to the words of the vocabulary, and says of outcomes whether they are new', () => {
  expect(found(checkSpelling, 'spelling.feature')).to.deep.equal([
    'spelling.feature:11: `Alice has:` is understood; the suite writes `other words in its table`',
    'spelling.feature:15: `Alice transports "Data" to "Excavation"` is understood; the suite writes `Alice beams "Data" to "Excavation"`',
    'spelling.feature:16: `"Data" is on "Excavation"` leaves open what was before; say `now`, `still` or `no longer`',
  ])
})

test('names are sentences, without a full stop, filled in, and unique in their feature', () => {
  expect(found(checkNames, 'wording.feature')).to.deep.equal([
    'wording.feature:20: "beaming" is not a sentence; say in words what happens',
    'wording.feature:24: "Worf beams down to the planet." ends in a full stop; names go without',
    'wording.feature:34: "Worf beams down to <where>" has a placeholder that no column fills',
    'wording.feature:39: "Worf beams down to the planet." ends in a full stop; names go without',
    'wording.feature:39: "Worf beams down to the planet." is the name of the example in line 24, too',
  ])
})

test('a Background is short, nothing "should", and comments are descriptions', () => {
  expect(found(checkBackgrounds, 'wording.feature')).to.deep.equal([
    'wording.feature:4: the Background has 6 lines, 5 at most; move what not every example uses',
  ])
  expect(found(checkShould, 'wording.feature')).to.deep.equal([
    'wording.feature:2: "should" leaves it open; say what is',
  ])
  expect(found(checkComments, 'wording.feature')).to.deep.equal([
    'wording.feature:19: a comment is not shown in reports; make it a description',
  ])
})

test('ids are permanent: new ones are listed, vanished ones have a tombstone with a reason', () => {
  const folder = join(fixtures, 'bad')
  const messages = checkCaseIds(corpus('bad', 'tags.feature')).map(problem =>
    printProblem(problem).replaceAll(`${folder}/`, ''),
  )
  expect(messages).to.deep.equal([
    'tags.feature:7: "7eA-stoped-01/four-misspelt-tags-in-one-scenario@7e-frist" is not in case-ids.txt; add it there on its own line; in a clone of this project `npm run case-ids` does so',
    'case-ids.txt:1: no scenario has the id "7eA-stopped-09/it-has-vanished@7e-first" any more; give it back its name, or a tombstone with a reason in tombstones.yaml',
    'tombstones.yaml:1: the tombstone of "7eA-stopped-09/it-is-dead-without-reason@7e-first" gives no reason',
    'tombstones.yaml:3: "7eA-stopped-09/it-never-lived@7e-first" was never used (it is not in case-ids.txt); take the tombstone out',
  ])
})

test('an id with a tombstone is not used again', () => {
  const good = corpus('good')
  const id = good.ids.used[1] as string
  const ids = { ...good.ids, tombstones: [...good.ids.tombstones, { id, reason: 'gone' }] }
  expect(checkCaseIds({ ...good, ids }).map(({ message }) => message)).to.deep.equal([
    `"${id}" is in use; ids are not used again, so rename the scenario`,
  ])
})

test('new ids are added to the list, which stays sorted and loses nothing', () => {
  const folder = temporaryFolder('ids-')
  try {
    cpSync(join(fixtures, 'bad'), folder, { recursive: true })
    const suite = loadSuite(['tags.feature'], { cwd: folder })
    expect(addCaseIds(suite, readCaseIds(folder))).to.have.length(1)
    expect(addCaseIds(suite, readCaseIds(folder))).to.have.length(0)
    const lines = readFileSync(join(folder, 'case-ids.txt'), 'utf8').trimEnd().split('\n')
    expect(lines).to.have.length(3)
    expect(lines).to.deep.equal([...lines].sort())
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('the problems of the suite are among those of the lint, each once and in order', () => {
  const problems = lint(corpus('../../suite/fixtures', 'broken.feature'))
  const lines = problems.map(({ line }) => line)
  expect(lines).to.deep.equal([...lines].sort((a, b) => a - b))
  expect(problems.map(({ message }) => message)).to.include(`no card "Excavatoin"; nearest: "Excavation"; ${elsewhere}`)
})
