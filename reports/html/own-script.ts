import { createHash } from 'node:crypto'
import { bundle, type Page } from './bundle.ts'

/** A page's script as an element, and what lets it run in a Content Security Policy. */
export const ownScript = (page: Page): OwnScript => scriptElement(bundle(page))

interface OwnScript {
  readonly element: string
  readonly allowed: string
}

/** A script as an element, and what lets it alone run. */
export function scriptElement(text: string): OwnScript {
  const script = withinElement(text)
  const digest = createHash('sha256').update(script).digest('base64')
  return { element: `<script>${script}</script>`, allowed: `'sha256-${digest}'` }
}

/** The same script with nothing in its strings that ends a script element or begins a comment in it. */
export function withinElement(script: string): string {
  return script.replace(/<(?=\/script|!--)/gi, '\\x3C')
}
