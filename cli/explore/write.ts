import { join } from 'node:path'
import type { Explored } from '../../analysis/explore/exploration.ts'
import { exploredReport, featuresOf } from '../../analysis/explore/tell.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { writeFiles } from '../../reports/write.ts'
import type { SideNames } from './sides.ts'

/** Writes the features and the file for machines; their paths. */
export function write(explored: Explored, out: string, catalogue: Catalogue, sides: SideNames): readonly string[] {
  const features = [...featuresOf(explored.findings, catalogue, sides.them)].map(([name, text]) => ({
    path: join(out, name),
    text,
  }))
  const report = {
    path: join(out, 'explored.json'),
    text: `${JSON.stringify(exploredReport(explored), null, 2)}\n`,
  }
  const files = [...features, report]
  writeFiles(out, files)
  return files.map(({ path }) => path)
}
