import { dirname, join, relative } from 'node:path'
import { transformSync } from '@swc/core'
import { lawIn } from '../../../engine/kernel/law-in.ts'
import type { AnyRule } from '../../../engine/kernel/rule.ts'
import { type Instrumented, root } from './instrument.ts'
import { load } from './load.ts'

type Exports = Readonly<Record<string, unknown>>

/** Code of a module that asks for others by their files. */
type Code = (require: (name: string) => unknown, exports: object) => void

interface Unit {
  readonly code: Code
  /** Imported files, from the root of the project, by the name that it uses. */
  readonly imports: ReadonlyMap<string, string>
}

/** The instrumented files, ready to be run any number of times beside the modules that they import. */
export class Units {
  readonly #units = new Map<string, Unit>()
  readonly #modules = new Map<string, Exports>()

  static async of(files: readonly Instrumented[]): Promise<Units> {
    const units = new Units()
    for (const { file, content } of files) units.#units.set(file, unitOf(file, content))
    const needed = [...units.#units.values()].flatMap(({ imports }) => [...imports.values()])
    for (const file of new Set([...needed, ...units.#units.keys()]))
      units.#modules.set(file, await load(join(root, file)))
    return units
  }

  /** The rules that the module of a file exports as it is. */
  original(file: string): readonly AnyRule[] {
    return lawIn(this.#modules.get(file) ?? {})
  }

  /** Runs files anew, with what they import of each other; the others' exports are those given. */
  run(files: readonly string[], others: ReadonlyMap<string, Exports> = new Map()): ReadonlyMap<string, Exports> {
    const made = new Map<string, Exports>()
    const get = (file: string): Exports => {
      const known = made.get(file)
      if (known) return known
      if (!files.includes(file)) return others.get(file) ?? this.#modules.get(file) ?? {}
      const exports = {}
      made.set(file, exports)
      const { code, imports } = this.#units.get(file) as Unit
      code(name => get(imports.get(name) as string), exports)
      return exports
    }
    for (const file of files) get(file)
    return made
  }

  /** The file and all that import from it, directly or not. */
  dependents(file: string): readonly string[] {
    const found = new Set([file])
    for (const one of found)
      for (const [other, { imports }] of this.#units) if ([...imports.values()].includes(one)) found.add(other)
    return [...found]
  }
}

function unitOf(file: string, content: string): Unit {
  const { code } = transformSync(content, {
    filename: file,
    configFile: false,
    swcrc: false,
    module: { type: 'commonjs' },
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022', transform: { verbatimModuleSyntax: true } },
  })
  const names = [...code.matchAll(/require\("([^"]+)"\)/g)].map(match => match[1] as string)
  const imports = new Map(
    names.map(name => [name, relative(root, join(root, dirname(file), name)).replaceAll('\\', '/')]),
  )
  return { code: new Function('require', 'exports', code) as Code, imports }
}
