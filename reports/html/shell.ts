import { printable } from '../words.ts'

interface Shell {
  readonly title: string
  /** For a browser that runs no scripts: where the same stands in another form. */
  readonly without: string
  readonly style: string
  /** What scripts may run, as a `script-src` of the Content Security Policy. */
  readonly allowed: string
  /** Whether its styles and scripts draw images that they hold themselves. */
  readonly drawsImages?: boolean
  /** Script elements, with the data in the first of them. */
  readonly scripts: string
}

/** A page that scripts draw; it loads nothing from elsewhere, and only the allowed scripts may run in it. */
export function shell({ title, without, style, allowed, drawsImages = false, scripts }: Shell): string {
  const images = drawsImages ? 'img-src data:; ' : ''
  const policy = `default-src 'none'; ${images}style-src 'unsafe-inline'; script-src ${allowed}; base-uri 'none'; form-action 'none'`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>
${style}</style>
</head>
<body>
<noscript><p>${escapeHtml(without)}</p></noscript>
<div id="app"></div>
${scripts}
</body>
</html>
`
}

/** Text that may stand between tags and in quoted attributes; control and direction characters become visible. */
export function escapeHtml(text: string): string {
  return printable(text).replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}
