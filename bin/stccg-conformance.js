#!/usr/bin/env node
import './register.js'

const { main } = await import('../cli/main.ts')
process.exitCode = await main(process.argv)
