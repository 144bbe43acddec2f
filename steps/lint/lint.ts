import type { Problem } from '../suite/case.ts'
import { checkCaseIds } from './case-ids.ts'
import { checkFrames } from './check-frames.ts'
import { checkDivided, checkParts, checkPartTags } from './check-parts.ts'
import { checkAlternatives, checkDisputes, checkOneReading } from './check-readings.ts'
import { checkRules, checkRulesetTags, checkRulingTags } from './check-rulings.ts'
import { checkKeywords, checkOutcomes, checkTwins } from './check-steps.ts'
import { checkTags } from './check-tags.ts'
import { checkFolders, checkTopics } from './check-topics.ts'
import { checkBackgrounds, checkComments, checkNames, checkShould } from './check-wording.ts'
import type { Check, Corpus } from './corpus.ts'

export const checks: readonly Check[] = [
  checkTags,
  checkFolders,
  checkTopics,
  checkRules,
  checkRulingTags,
  checkRulesetTags,
  checkPartTags,
  checkParts,
  checkDivided,
  checkFrames,
  checkOutcomes,
  checkTwins,
  checkOneReading,
  checkDisputes,
  checkAlternatives,
  checkKeywords,
  checkNames,
  checkBackgrounds,
  checkShould,
  checkComments,
  checkCaseIds,
]

/** All that is wrong with a corpus, the suite's own problems included: by file and line, each once. */
export function lint(corpus: Corpus): readonly Problem[] {
  const found = [...corpus.suite.problems, ...checks.flatMap(check => check(corpus))]
  const unique = new Map(found.map(problem => [`${problem.uri}:${problem.line}:${problem.message}`, problem]))
  return [...unique.values()].sort((a, b) => a.uri.localeCompare(b.uri, 'en') || a.line - b.line)
}
