import { index, layout, type RouteConfig, route } from '@remix-run/route-config';

/** The whole URL map (P§2). Redirects and 410s are answered before it, by `workers/site`. */
export default [
	layout('routes/consumer/layout.tsx', [
		index('routes/consumer/home.tsx'),
		route('*', 'routes/consumer/not-found.tsx'),
	]),
] satisfies RouteConfig;
