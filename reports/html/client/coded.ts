import { type Child, h } from './dom.ts'

/** Words between backticks are set as code. */
export function coded(text: string): readonly Child[] {
  return text.split(/(`[^`]+`)/).map(part => (/^`[^`]+`$/.test(part) ? h('code', null, part.slice(1, -1)) : part))
}
