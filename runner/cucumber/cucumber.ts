import { PassThrough } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { type IRunOptions, loadSupport, runCucumber } from '@cucumber/cucumber/api'
import type { Case } from '../../steps/suite/case.ts'
import { rulesetsOf } from '../../steps/suite/rulesets-of.ts'
import { readTags } from '../../steps/suite/tags.ts'

const plugin = new URL('./ruleset-tags.js', import.meta.url).href
/** The plugin gets it as it is, though the types of Cucumber speak of JSON. */
const pluginOptions = { rulesetTags: { readTags, rulesetsOf } } as unknown as NonNullable<
  IRunOptions['plugins']
>['options']
const silent = new URL('./silent-formatter.ts', import.meta.url).href

/** Files that Cucumber's own formatters write, by formatter. */
export type CucumberFiles = Readonly<Record<string, string>>

/** Instructions for one pass: a formatter of its own with its options, and files. */
export interface Formats {
  readonly stdout?: string
  readonly files: CucumberFiles
  readonly options?: IRunOptions['formats']['options']
}

/** Loaded once: what is imported a second time defines no steps. */
let library: ReturnType<typeof loadSupport> | undefined

/** Plays the cases with Cucumber, one ruleset after the other; a case finds its session itself. */
export async function playWithCucumber(
  cases: readonly Case[],
  options: {
    readonly failFast: boolean
    readonly formats: (ruleset: string) => Formats
  },
): Promise<void> {
  const importPaths = [fileURLToPath(new URL('../../steps/support.ts', import.meta.url))]
  library ??= loadSupport(
    { sources: sources([]), support: { requireModules: [], requirePaths: [], importPaths, loaders: [] } },
    environment(),
  )
  for (const ruleset of new Set(cases.map(one => one.ruleset))) {
    const own = cases.filter(one => one.ruleset === ruleset)
    const run: IRunOptions = {
      sources: sources(paths(own)),
      support: await library,
      plugins: { specifiers: [plugin], options: pluginOptions },
      runtime: runtime(ruleset, options.failFast),
      formats: { stdout: silent, publish: false, options: {}, ...options.formats(ruleset) },
    }
    const { success } = await runCucumber(run, environment())
    if (!success && options.failFast) return
  }
}

function sources(of: string[]): IRunOptions['sources'] {
  return { defaultDialect: 'en', paths: of, names: [], tagExpression: '', order: 'defined' }
}

function runtime(ruleset: string, failFast: boolean): IRunOptions['runtime'] {
  return {
    dryRun: false,
    failFast,
    filterStacktraces: true,
    parallel: 0,
    retry: 0,
    retryTagFilter: '',
    strict: true,
    worldParameters: { ruleset },
  }
}

/** Each feature with the lines of its cases. */
function paths(cases: readonly Case[]): string[] {
  const lines = new Map<string, Set<number>>()
  for (const { feature, line } of cases) lines.set(feature.uri, (lines.get(feature.uri) ?? new Set()).add(line))
  return [...lines].map(([uri, of]) => `${uri}:${[...of].join(':')}`)
}

/** Cucumber prints nothing: the run has its own summary. */
function environment() {
  return { cwd: process.cwd(), stdout: new PassThrough().resume(), stderr: process.stderr, env: process.env }
}
