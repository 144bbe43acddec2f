import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Catalogue, loadCatalogue } from '../../catalogue/catalogue.ts'
import { readBounded } from '../../catalogue/read-bounded.ts'
import { type YamlPath, yamlContent } from '../../catalogue/yaml-document.ts'
import { printable } from '../../reports/words.ts'
import { UsageError } from '../../runner/usage-error.ts'
import type { Circumstances } from './circumstances.ts'
import { unknownNames } from './proposal-names.ts'
import { misfits } from './proposal-shape.ts'

/** One change of the law in a legislator's verb. Rulings may be patterns such as `1eS-stopped-*`. */
export type Change = { readonly line: number } & (
  | { readonly adopt: readonly string[]; readonly from: string; readonly inPlaceOf: readonly string[] }
  | { readonly repeal: readonly string[] }
  | { readonly read: string; readonly as: string }
  | Enactment
)

/** A rule in the words of the proposal. */
export interface Enactment {
  /** Its content, for people. */
  readonly enact: string
  /** The question of the law that it answers. */
  readonly asked: string
  readonly when: Circumstances
  readonly unless: Circumstances
  readonly answer: string
  /** Rulings that it is an exception to. */
  readonly except: readonly string[]
  /** Rulings of another ruleset whose scenarios show what it is to come to. */
  readonly shownBy: readonly string[]
  readonly from?: string
}

/** A change of the rules that somebody proposes. */
export interface Proposal {
  /** For messages. */
  readonly file: string
  readonly title: string
  readonly reason: string
  /** Ruleset that is to be changed. */
  readonly base?: string
  readonly changes: readonly Change[]
}

/** A proposal as it stands in YAML; every value is text. */
export interface Written {
  readonly title: string
  readonly reason: string
  readonly base?: string
  readonly changes: readonly {
    readonly adopt?: string | readonly string[]
    readonly from?: string
    readonly 'in place of'?: string | readonly string[]
    readonly repeal?: string | readonly string[]
    readonly read?: string
    readonly as?: string
    readonly enact?: string
    readonly asked?: string
    readonly when?: Circumstances
    readonly unless?: Circumstances
    readonly answer?: string
    readonly except?: string | readonly string[]
    readonly 'shown by'?: string | readonly string[]
  }[]
}

/** Where in the file something is wrong, and what. */
export interface Fault {
  readonly path: YamlPath
  readonly message: string
}

let shared: Catalogue | undefined

/** The catalogue, read once for however many proposals. */
function own(): Catalogue {
  shared ??= loadCatalogue()
  return shared
}

/** Reads a proposal; throws a `UsageError` with file and line for all that is malformed, and for names that the catalogue does not have. */
export function readProposal(file: string, catalogue: () => Catalogue = own): Proposal {
  const { content, lineOf } = parse(file)
  const shape = misfits(content)
  const faults = shape.length ? shape : unknownNames(content as Written, catalogue())
  if (faults.length) {
    const lines = faults.map(({ path, message }) => `${file}:${lineOf(path)}: ${printable(message)}`)
    throw new UsageError([...new Set(lines)].join('\n'))
  }
  const { title, reason, base, changes } = content as Written
  const read = changes.map((change, at) => changeOf(change, lineOf(['changes', at])))
  return { file, title: title.trim(), reason: reason.trim(), ...(base ? { base } : {}), changes: read }
}

const list = (of: string | readonly string[] | undefined): readonly string[] =>
  of === undefined ? [] : [...new Set([of].flat())]

function changeOf(change: Written['changes'][number], line: number): Change {
  if (change.adopt)
    return { adopt: list(change.adopt), from: change.from!, inPlaceOf: list(change['in place of']), line }
  if (change.enact) return { ...enactmentOf(change), line }
  if (change.repeal) return { repeal: list(change.repeal), line }
  return { read: change.read!, as: change.as!, line }
}

function enactmentOf(change: Written['changes'][number]): Enactment {
  return {
    enact: change.enact!.trim(),
    asked: change.asked!,
    when: change.when ?? {},
    unless: change.unless ?? {},
    answer: change.answer!,
    except: list(change.except),
    shownBy: list(change['shown by']),
    ...(change.from ? { from: change.from } : {}),
  }
}

function parse(file: string) {
  const read = yamlContent(textOf(file))
  if ('fault' in read) throw notYaml(file, read.fault.line, read.fault.why)
  return read
}

/** The samples of this package, seen from the working directory. */
const samples = (): string => relative(process.cwd(), fileURLToPath(new URL('../../docs/proposals', import.meta.url)))

const notYaml = (file: string, line: number, why: string): UsageError =>
  new UsageError(
    `${file}:${line}: this is not YAML: ${printable(why)}. Compare the indentation, quotes and brackets with ${samples()}.`,
  )

function textOf(file: string): string {
  try {
    return readBounded(file).toString('utf8')
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code
    throw new UsageError(`${file}: the proposal cannot be read (${why}). Samples are in ${samples()}.`)
  }
}
