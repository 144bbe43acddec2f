import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin'
import type * as messages from '@cucumber/messages'
import { IdGenerator } from '@cucumber/messages'
import type { FeatureSource, Problem } from './case.ts'

export interface PlainStep {
  readonly keyword: string
  readonly text: string
  readonly line: number
  readonly table?: readonly (readonly string[])[]
  /** Line of each row of the table. */
  readonly rowLines: readonly number[]
}

/** One scenario or outline row as Gherkin has it. */
export interface PlainScenario {
  readonly name: string
  /** Name of the outline with its placeholders; absent for a plain scenario. */
  readonly outline?: string
  readonly line: number
  readonly rule: string
  /** Line of the Rule; 0 outside of one. */
  readonly ruleLine: number
  readonly tags: readonly string[]
  readonly steps: readonly PlainStep[]
}

export interface PlainFeature {
  readonly name: string
  readonly line: number
  readonly scenarios: readonly PlainScenario[]
}

type Document = ReturnType<Parser<messages.GherkinDocument>['parse']>
type Step = messages.Step
interface Lookup {
  readonly steps: Map<string, Step>
  readonly rules: Map<string, messages.Rule>
  readonly scenarios: Map<string, messages.Scenario>
}

function parseDocument(text: string, newId: IdGenerator.NewId): Document {
  return new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher()).parse(text)
}

/** A feature as it is written, and unfolded. */
export interface ReadFeature {
  readonly plain: PlainFeature
  readonly written: messages.Feature
  readonly comments: readonly messages.Comment[]
}

/** The scenarios of one feature with outlines unfolded; undefined when Gherkin cannot read it. */
export function readFeature(source: FeatureSource, problems: Problem[]): ReadFeature | undefined {
  const newId = IdGenerator.incrementing()
  try {
    const document = parseDocument(source.text, newId)
    const { feature, comments } = document
    if (!feature) {
      problems.push({ uri: source.uri, line: 1, message: 'the file has no `Feature:`' })
      return undefined
    }
    const lookup = look(feature)
    const pickles = compile(document, source.uri, newId) as readonly messages.Pickle[]
    const scenarios = pickles.map(pickle => unfold(pickle, lookup))
    return { plain: { name: feature.name, line: feature.location.line, scenarios }, written: feature, comments }
  } catch (error) {
    problems.push(...syntaxProblems(source.uri, error))
    return undefined
  }
}

function syntaxProblems(uri: string, error: unknown): Problem[] {
  const { errors = [error] } = error as { errors?: readonly unknown[] }
  return errors.map(one => {
    const { message, location } = one as { message: string; location?: { line: number } }
    return { uri, line: location?.line ?? 1, message: `not Gherkin: ${message.replace(/^\(\d+:\d+\): /, '')}` }
  })
}

function look(feature: messages.Feature): Lookup {
  const lookup: Lookup = { steps: new Map(), rules: new Map(), scenarios: new Map() }
  for (const { background, scenario, rule } of feature.children) {
    remember(lookup, background?.steps ?? scenario?.steps ?? [])
    if (scenario) lookup.scenarios.set(scenario.id, scenario)
    for (const child of rule?.children ?? []) {
      remember(lookup, child.background?.steps ?? child.scenario?.steps ?? [])
      if (!child.scenario) continue
      lookup.rules.set(child.scenario.id, rule as messages.Rule)
      lookup.scenarios.set(child.scenario.id, child.scenario)
    }
  }
  return lookup
}

function remember(lookup: Lookup, steps: readonly Step[]): void {
  for (const step of steps) lookup.steps.set(step.id, step)
}

function unfold(pickle: messages.Pickle, lookup: Lookup): PlainScenario {
  const [node = ''] = pickle.astNodeIds
  const rule = lookup.rules.get(node)
  const scenario = lookup.scenarios.get(node)
  return {
    name: pickle.name,
    ...(scenario?.examples.length ? { outline: scenario.name } : {}),
    line: pickle.location?.line ?? 1,
    rule: rule?.name ?? '',
    ruleLine: rule?.location.line ?? 0,
    tags: pickle.tags.map(({ name }) => name),
    steps: pickle.steps.map(step => plainStep(step, lookup)),
  }
}

function plainStep(step: messages.PickleStep, lookup: Lookup): PlainStep {
  const written = lookup.steps.get(step.astNodeIds[0] as string) as Step
  const table = step.argument?.dataTable?.rows.map(({ cells }) => cells.map(({ value }) => value))
  return {
    keyword: written.keyword.trim(),
    text: step.text,
    line: written.location.line,
    rowLines: written.dataTable?.rows.map(({ location }) => location.line) ?? [],
    ...(table && { table }),
  }
}
