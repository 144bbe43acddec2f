import { type Attachment, type Label, LabelName, Status, type TestResult } from 'allure-js-commons'
import { InMemoryWriter } from 'allure-js-commons/sdk/reporter'
import type { Board } from '../../protocol/types.ts'
import { lawName } from '../../reports/law-name.ts'
import { type CaseResult, type Conformance, type Outcome, outcomes } from '../../reports/result.ts'
import { topicTitle } from '../../reports/topics.ts'
import { isTrouble, outcomeMeaning, outcomeWords } from '../../reports/words.ts'
import { AllureFiles } from './allure-files.ts'
import { boardText } from './board-text.ts'
import type { Formats } from './cucumber.ts'

/** Allure knows four: what is not scored stands as skipped, what could not be played to its end as broken. */
const statuses: Readonly<Record<Outcome, Status>> = {
  pass: Status.PASSED,
  fail: Status.FAILED,
  'partly-checked': Status.SKIPPED,
  unproven: Status.FAILED,
  'engine-error': Status.BROKEN,
  timeout: Status.BROKEN,
  crash: Status.BROKEN,
  'suite-error': Status.BROKEN,
  unsupported: Status.SKIPPED,
  'not-applicable': Status.SKIPPED,
  disputed: Status.SKIPPED,
}

/** Labels of the formatter that say where it ran, or that ours take the place of. */
const replaced: ReadonlySet<string> = new Set([LabelName.FEATURE, LabelName.HOST, LabelName.THREAD])

/** Gathers what Allure's formatter makes of each ruleset's pass, and writes it when the outcomes are known. */
export class AllureResults {
  readonly #passes = new Map<string, InMemoryWriter>()

  /** The formatter for one pass, as Cucumber wants it. */
  formatter(ruleset: string): Omit<Formats, 'files'> {
    const writer = new InMemoryWriter()
    this.#passes.set(ruleset, writer)
    // Cucumber declares options to be JSON, but hands them on as they are.
    return { stdout: 'allure-cucumberjs/reporter', options: { writer } as object as NonNullable<Formats['options']> }
  }

  write(folder: string, result: Conformance): void {
    const files = new AllureFiles(folder)
    files.properties('environment.properties', {
      Engine: `${result.engine.name} ${result.engine.version}`,
      Command: result.engine.command,
    })
    files.json('categories.json', categories)
    for (const [ruleset, { tests, attachments }] of this.#passes) {
      const contents = new Map(Object.entries(attachments))
      const cases = byScenario(result.cases.filter(one => one.ruleset === ruleset))
      for (const test of tests) {
        const one = cases.get(test.name ?? '')?.shift()
        if (one) files.result(completed(test, one, result, boards(one, files)), contents)
      }
    }
  }
}

/** One for each outcome but a pass, which the message begins with. */
const categories = outcomes
  .filter(outcome => outcome !== 'pass')
  .map(outcome => ({
    name: capital(outcomeWords[outcome]),
    description: outcomeMeaning[outcome],
    matchedStatuses: [statuses[outcome]],
    messageRegex: `(?s)${outcomeWords[outcome]}: .*`,
  }))

/** The boards of a case that somebody has to look into. */
function boards({ outcome, before, after }: CaseResult, files: AllureFiles): readonly Attachment[] {
  if (!isTrouble(outcome)) return []
  const attached = (name: string, board: Board | undefined): readonly Attachment[] =>
    board ? [files.attachment(name, 'text/plain', boardText(board), '.txt')] : []
  return [...attached('Board before', before), ...attached('Board after', after)]
}

/** Scenarios of one name stand in the order in which they are played. */
function byScenario(cases: readonly CaseResult[]): Map<string, CaseResult[]> {
  const found = new Map<string, CaseResult[]>()
  for (const one of cases) found.set(one.scenario, [...(found.get(one.scenario) ?? []), one])
  return found
}

/** Each case has a history of its own, so that no ruleset passes for a retry of another. */
function completed(
  test: TestResult,
  one: CaseResult,
  result: Conformance,
  attached: readonly Attachment[],
): TestResult {
  const kept = test.labels.filter(({ name }) => !replaced.has(name))
  return {
    ...test,
    fullName: one.id,
    testCaseId: one.id,
    historyId: one.id,
    status: statuses[one.outcome],
    statusDetails: { ...test.statusDetails, ...messageOf(one) },
    attachments: [...test.attachments, ...attached],
    parameters: [...test.parameters, { name: 'law', value: lawName(result, one.ruleset) }],
    labels: [...kept, ...labels(one, result)],
  }
}

/** Begins with the outcome, by which Allure sorts. */
function messageOf({ outcome, message }: CaseResult): { readonly message?: string } {
  if (outcome === 'pass') return message ? { message } : {}
  return { message: `${outcomeWords[outcome]}: ${message ?? outcomeMeaning[outcome]}` }
}

function labels({ rulings, topic, ruleset, feature, rule }: CaseResult, result: Conformance): readonly Label[] {
  const documents = result.rulings.filter(({ id }) => rulings.includes(id)).map(({ document }) => document)
  const titles = new Map(result.documents.map(({ document, title }) => [document, title]))
  return [
    ...[...new Set(documents)].map(id => ({ name: LabelName.EPIC, value: titles.get(id) ?? id })),
    { name: LabelName.FEATURE, value: topicTitle(result, topic) },
    ...rulings.map(id => ({ name: LabelName.STORY, value: storyOf(id, result) })),
    { name: LabelName.PARENT_SUITE, value: lawName(result, ruleset) },
    { name: LabelName.SUITE, value: feature.name },
    ...(rule ? [{ name: LabelName.SUB_SUITE, value: rule }] : []),
  ]
}

/** A ruling by what it says, and its id in brackets. */
function storyOf(ruling: string, { rulings }: Conformance): string {
  const summary = rulings.find(({ id }) => id === ruling)?.summary
  return summary ? `${summary} (${ruling})` : ruling
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
