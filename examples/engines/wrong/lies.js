// Wrong: tells the lie that `--lie` names, and is right in everything else; told-lies.js lists them.
import { option, relay } from './relay.js'

const { lies } = await import('./told-lies.js')
const name = option('lie', '')
if (!lies[name]) {
  console.error(`--lie ${name}: there is no such lie. There are: ${Object.keys(lies).join(', ')}.`)
  process.exit(2)
}
relay(lies[name](() => {}))
