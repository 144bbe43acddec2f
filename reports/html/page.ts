import { createHash } from 'node:crypto'
import type { Conformance } from '../result.ts'
import { printable } from '../words.ts'
import { embed } from './data.ts'
import { clientScript, styleSheet } from './inline.ts'

/** The report as one HTML file that opens offline; nothing but its own script may run in it. */
export function renderHtml(result: Conformance): string {
  const script = clientScript()
  const digest = createHash('sha256').update(script).digest('base64')
  const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${digest}'; base-uri 'none'; form-action 'none'`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(`Conformance of ${result.engine.name} ${result.engine.version}`)}</title>
<style>
${styleSheet()}</style>
</head>
<body>
<noscript><p>This report is read in a browser that runs scripts. The same results stand in conformance.md and conformance.json.</p></noscript>
<div id="app"></div>
<script type="application/json" id="data">${embed(result)}</script>
<script>${script}</script>
</body>
</html>
`
}

function escapeHtml(text: string): string {
  return printable(text).replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}
