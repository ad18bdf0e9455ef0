import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [svelte()],
  base: './', // the server says in the page what it is relative to
  build: { outDir: '../src/folsom/web_dist', emptyOutDir: true, target: 'es2022' },
  server: { proxy: { '/api': { target: 'http://localhost:8123', ws: true } } },
  // Without `browser`, vitest would load Svelte's server build.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  // All in one environment, since none leaves anything behind: a third of the time.
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts'],
    isolate: false,
    testTimeout: 60_000, // a machine with much else to do is slow
  },
})
