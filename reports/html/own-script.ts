import { createHash } from 'node:crypto'
import { bundle, type Page } from './bundle.ts'

/** A page's script as an element, and what lets it run in a Content Security Policy. */
export function ownScript(page: Page): { readonly element: string; readonly allowed: string } {
  const script = withinElement(bundle(page))
  const digest = createHash('sha256').update(script).digest('base64')
  return { element: `<script>${script}</script>`, allowed: `'sha256-${digest}'` }
}

/** The same script with nothing in its strings that ends a script element or begins a comment in it. */
export function withinElement(script: string): string {
  return script.replace(/<(?=\/script|!--)/gi, '\\x3C')
}
