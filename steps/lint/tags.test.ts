import { test } from 'node:test'
import { expect } from 'chai'
import type { Undivided } from '../../catalogue/ruling.ts'
import { checkFrames } from './check-frames.ts'
import { checkDivided, checkParts, checkPartTags } from './check-parts.ts'
import { checkAlternatives, checkDisputes, checkOneReading } from './check-readings.ts'
import { checkTags } from './check-tags.ts'
import type { KnownIds } from './corpus.ts'
import { corpus, found, known } from './fixtures/corpus.ts'

test('tags that name no ruling, ruleset or open question are found', () => {
  expect(found(checkTags, 'tags.feature')).to.deep.equal([
    'tags.feature:3: no ruling "7eA-stoped-01"; nearest: "7eA-stopped-01"',
    'tags.feature:6: no ruleset "7e-frist"; nearest: "7e-first"',
    'tags.feature:6: no open question "waking"; nearest: "walking"',
    'tags.feature:6: no tag "@7first"; nearest: "@7e-first"',
  ])
})

test('a reading is one that the question permits and the suite does not take for granted', () => {
  expect(found(checkTags, 'readings.feature')).to.deep.equal([
    'readings.feature:29: "walking/yes" is what the suite takes for granted; such a scenario is tagged `@question=walking` only',
    'readings.feature:34: no other reading "walking/now"; nearest: "walking/no"',
    'readings.feature:39: no other reading "running/no"; nearest: "walking/no"',
    'readings.feature:39: no open question "talking"; nearest: "walking"',
  ])
})

test('a case that hangs on a question has an alternative on its board, and an alternative has a case', () => {
  const problems = [checkDisputes, checkAlternatives, checkOneReading].flatMap(check =>
    found(check, 'readings.feature'),
  )
  const beside = 'in the same Rule, with the same ruling, ruleset, set-up and first action'
  expect(problems).to.deep.equal([
    `readings.feature:16: "nothing shows it read otherwise" hangs on walking, and nothing shows it read differently; add an example \`@reading=walking/…\` ${beside}`,
    `readings.feature:21: "this is about another board" shows walking/no, and no case with \`@question=walking\` is next to it, ${beside}`,
    `readings.feature:30: "this is taken for granted" shows walking/yes, and no case with \`@question=walking\` is next to it, ${beside}`,
    `readings.feature:35: "nobody reads it so" shows walking/now, and no case with \`@question=walking\` is next to it, ${beside}`,
    `readings.feature:40: "this is too much for one" shows walking/no, and no case with \`@question=walking\` is next to it, ${beside}`,
    'readings.feature:40: "this is too much for one" has 2 readings; write a scenario for each',
  ])
})

test('a part is one of the ruling, and every part has an example', () => {
  expect(found(checkPartTags, 'parts.feature')).to.deep.equal([
    'parts.feature:16: "no part is called so" shows "walk", which is not a part of 7eA-stopped-04; nearest: "walks"',
  ])
  expect(found(checkParts, 'parts.feature')).to.deep.equal([
    'parts.feature:16: no example shows the part "flies" of 7eA-stopped-04; tag one `@part=flies`',
    'parts.feature:16: no example shows the part "dives" of 7eA-stopped-04; tag one `@part=dives`',
    'parts.feature:16: "walks" of 7eA-stopped-04 is open, and an example shows it; take it off `openParts:` in rulings/',
    'parts.feature:16: "runs", which is open, is not a part of 7eA-stopped-04; list it under `parts:`, too',
  ])
})

test('a ruling that names several things has parts, or says why not', () => {
  const bad = corpus('bad', 'frames.feature')
  const [id] = bad.suite.cases.flatMap(one => one.rulings)
  const faults = (some: Partial<KnownIds>): readonly string[] =>
    checkDivided({ ...bad, known: { ...known, parts: new Map(), ...some } }).map(({ message }) => message)
  const [several, parts] = [new Map([[id!, 'or']]), new Map([[id!, ['walks', 'flies']]])]
  const why = (undivided: Undivided) => new Map([[id!, undivided]])
  expect(faults({ several })).to.deep.equal([
    `${id} says "or"; list its \`parts:\` in rulings/, or say by \`undivided:\` why it has none`,
  ])
  expect(faults({ several, parts })).to.deep.equal([])
  expect(faults({ several, undivided: why('together') })).to.deep.equal([])
  expect(faults({ several, parts, undivided: why('wording') })).to.deep.equal([
    `${id} has parts; take \`undivided:\` off it in rulings/`,
  ])
  expect(faults({ undivided: why('wording') })).to.deep.equal([
    `the summary of ${id} names one thing; take \`undivided:\` off it in rulings/`,
  ])
  expect(faults({ several, undivided: why([id!, '7eA-stopped-09']) })).to.deep.equal([
    `${id} is left to ${id}, which no other example shows; name rulings that have some`,
    `${id} is left to 7eA-stopped-09, which no other example shows; name rulings that have some`,
  ])
})

test('whoever asserts a change says that nothing else has changed, or why not', () => {
  expect(found(checkFrames, 'frames.feature')).to.deep.equal([
    'frames.feature:14: "this says nothing of the rest" asserts a change; end it with `nothing else has changed`, or say with `@frame=<reason>` why not',
    'frames.feature:19: no reason "manny"; nearest: "many"; they are differs, many, open, unsayable',
    'frames.feature:24: "this says both" says that nothing else has changed; take `@frame=open` off',
  ])
})
