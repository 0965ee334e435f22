/** What `remix vite:build` writes; absent until the first build. */
declare module '*/build/server/index.js' {
	import type { ServerBuild } from '@remix-run/cloudflare';
	export const assets: ServerBuild['assets'];
	export const entry: ServerBuild['entry'];
	export const routes: ServerBuild['routes'];
}
