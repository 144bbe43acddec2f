import { writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { makeFolder } from '../../reports/make-folder.ts'
import type { FeatureSource } from '../../steps/suite/case.ts'

const heading = /^(\s*(?:Scenario|Scenario Outline|Scenario Template|Example):.*\S)[ \t]*$/gm

/** Writes the features several times over; each copy bears its number in the names of its scenarios. */
export function writeCopies(features: readonly FeatureSource[], count: number, folder: string): void {
  for (let copy = 1; copy <= count; copy += 1) {
    for (const { uri, topic, text } of features) {
      const file = join(folder, `copy-${copy}`, 'features', topic, basename(uri))
      makeFolder(dirname(file))
      writeFileSync(file, text.replace(heading, `$1 (copy ${copy})`))
    }
  }
}
