import type { GherkinDocument, Pickle } from '@cucumber/messages'

const linesOf = new WeakMap<GherkinDocument, ReadonlyMap<string, number>>()

/** The line of the pickle's scenario or, for an outline, of its row of examples. */
export function lineOf(pickle: Pickle, document: GherkinDocument): number {
  const lines = linesOf.get(document) ?? readLines(document)
  linesOf.set(document, lines)
  return lines.get(pickle.astNodeIds.at(-1) ?? '') ?? 0
}

function readLines(document: GherkinDocument): ReadonlyMap<string, number> {
  const lines = new Map<string, number>()
  for (const child of document.feature?.children ?? []) {
    for (const { scenario } of child.rule ? child.rule.children : [child]) {
      if (!scenario) continue
      lines.set(scenario.id, scenario.location.line)
      for (const row of scenario.examples.flatMap(e => e.tableBody)) lines.set(row.id, row.location.line)
    }
  }
  return lines
}
