import { createHash } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Attachment, StepResult, TestResult } from 'allure-js-commons'
import { makeFolder } from '../../reports/make-folder.ts'

/** Writes results as Allure reads them; attachments of one content are one file. */
export class AllureFiles {
  readonly #folder: string
  readonly #written = new Set<string>()

  /** Empties the folder. */
  constructor(folder: string) {
    rmSync(folder, { recursive: true, force: true })
    makeFolder(folder)
    this.#folder = folder
  }

  json(name: string, value: object): void {
    writeFileSync(join(this.#folder, name), JSON.stringify(value))
  }

  /** As Java reads properties. */
  properties(name: string, values: Readonly<Record<string, string>>): void {
    const escaped = (text: string): string => text.replace(/\\/g, '\\\\').replace(/\r?\n/g, '\\n')
    const lines = Object.entries(values).map(([key, value]) => `${key} = ${escaped(value)}\n`)
    writeFileSync(join(this.#folder, name), lines.join(''))
  }

  attachment(name: string, type: string, content: string | Buffer, ending: string): Attachment {
    const source = `${createHash('sha256').update(content).digest('hex').slice(0, 32)}-attachment${ending}`
    if (!this.#written.has(source)) writeFileSync(join(this.#folder, source), content)
    this.#written.add(source)
    return { name, type, source }
  }

  /** `contents` = what is attached to it and to its steps, by the name it has there. */
  result(test: TestResult, contents: ReadonlyMap<string, Buffer>): void {
    const shared = (one: Attachment): Attachment => {
      const { name = 'Attachment', type = 'text/plain', source = '' } = one
      const content = contents.get(source)
      return content ? this.attachment(name, type, content, /\.\w+$/.exec(source)?.[0] ?? '') : one
    }
    const step = (one: StepResult): StepResult => ({
      ...one,
      attachments: one.attachments.map(shared),
      steps: one.steps.map(step),
    })
    const attachments = test.attachments.map(shared)
    this.json(`${test.uuid}-result.json`, { ...test, attachments, steps: test.steps.map(step) })
  }
}
