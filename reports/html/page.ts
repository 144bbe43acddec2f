import type { Conformance } from '../result.ts'

/** The report as one HTML file. */
export function renderHtml(result: Conformance): string {
  return `<!doctype html><title>Conformance report</title><p>${result.totals.pass} of ${result.totals.cases}</p>`
}
