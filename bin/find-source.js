// Loader hook: finds `x.ts` where TypeScript asks for `./x.js`, as the compiler does, unless there is an `x.js`.
export async function resolve(specifier, context, next) {
  try {
    return await next(specifier, context)
  } catch (error) {
    const source = specifier.replace(/\.(m?)js$/, '.$1ts')
    if (error.code !== 'ERR_MODULE_NOT_FOUND' || source === specifier || !isTypeScript(context.parentURL)) throw error
    return next(source, context).catch(() => {
      throw error
    })
  }
}

const isTypeScript = (url = '') => url.startsWith('file:') && /\.m?ts$/.test(url)
