import { type AppLoadContext, redirect, redirectDocument, type ServerBuild } from '@remix-run/cloudflare';
import { type AccessGroup, evaluateAccess } from '~/domain/access/access-groups';
import { isOnboarded } from '~/domain/user/home-of';
import { databaseAway, problem } from '~/platform/problem-details';
import { resumedPath } from '~/platform/sign-in/sign-in-again';
import { accessOf, isAboutOneAgency, NEEDS_NO_AGENCY } from '~/routes/access';
import { isApiRoute } from './match-route';
import { noteFacts } from './trace-request';

type Route = NonNullable<ServerBuild['routes'][string]>;
type Loader = NonNullable<Route['module']['loader']>;
/** What `app/entry.server.tsx` exports besides what Remix asks for. */
type Entry = Pick<typeof import('~/entry.server'), 'noAccess' | 'unavailable'>;

/**
 * The same build, whose loaders and actions run for those only who may open their route (`app/routes/access.ts`). Everybody else
 * is led to the sign-in, or told why not; on the API by 401 and 403 (RFC 9457).
 */
export function withAccess(build: ServerBuild): ServerBuild {
	const entry = build.entry.module as unknown as Entry;
	const routes = Object.entries(build.routes).map(([id, route]) => {
		const group = accessOf(id);
		if (!route || group === 'everybody') return [id, route];
		return [id, guarded(route, (args) => refuse({ id, group, isPage: Boolean(route.module.default) }, args, entry))];
	});
	return { ...build, routes: Object.fromEntries(routes) as ServerBuild['routes'] };
}

type Refusal = (args: Parameters<Loader>[0]) => Promise<Response | null>;

function guarded(route: Route, refusal: Refusal): Route {
	const { loader, action } = route.module;
	const checked =
		(work: Loader): Loader =>
		async (args) => {
			const refused = await refusal(args);
			if (refused) throw refused;
			return work(args);
		};
	return {
		...route,
		module: {
			...route.module,
			...(loader ? { loader: checked(loader) } : {}),
			...(action ? { action: checked(action) } : {}),
		},
	};
}

/** A route as far as its refusals depend on it. */
type Door = { id: string; group: AccessGroup; isPage: boolean };

async function refuse(
	{ id, group, isPage }: Door,
	{ request, context: given }: Parameters<Loader>[0],
	{ noAccess, unavailable }: Entry,
): Promise<Response | null> {
	const context = given as AppLoadContext;
	const { actor, brand, isActorUnknown } = context;
	const url = new URL(request.url);
	const isApi = isApiRoute(id);
	const verdict = evaluateAccess(group, actor, brand);
	if (verdict !== 'allowed') noteFacts({ refused: verdict, group });
	if (verdict === 'sign-in' && isActorUnknown) return isApi ? databaseAway(null) : unavailable(context);
	if (verdict === 'sign-in' && (isApi || isReadByScript(request, url, isPage))) return unauthenticated();
	if (verdict === 'sign-in') return leadTo('/signin', request, url);
	if (verdict === 'second-factor') {
		if (isApi || isReadByScript(request, url, isPage))
			return forbidden('This account may do this with a second factor only.');
		return leadTo('/second-factor', request, url);
	}
	if (verdict === 'forbidden') return isApi ? forbidden('This account may not do this.') : noAccess(context, 'role');
	if (actor?.role === 'admin' && actor.agency?.verification !== 'verified' && isAboutOneAgency(id)) {
		if (isApi) return forbidden('An admin must act for an agency to do this.');
		return noAccess(context, 'acting', isPage ? { search: url.searchParams.get('agency') } : {});
	}
	// What visitors may open, people without an agency may too.
	const isOpen = NEEDS_NO_AGENCY.has(group) || (group === 'brandPartners' && !brand.isLoginRequired);
	if (actor === null || actor.role === 'admin' || isApi || isOpen) return null;
	if (actor.firstName === null) return redirect('/onboarding');
	if (!isOnboarded(actor)) return noAccess(context, 'agency');
	const verification = actor.agency?.verification;
	if (verification === 'verified') return null;
	return noAccess(context, verification === 'declined' ? 'declined' : 'verification');
}

/** What a page's script reads for itself (notifications, suggestions): it could not follow a redirect to the issuer, which is another origin. */
function isReadByScript(request: Request, url: URL, isPage: boolean): boolean {
	return !isPage && !url.searchParams.has('_data') && request.headers.get('sec-fetch-dest') === 'empty';
}

/** A form's sender finds what he has typed again. */
function leadTo(page: '/signin' | '/second-factor', request: Request, url: URL): Response {
	const isForm = request.method === 'POST' && !url.pathname.startsWith('/partner/conversations/');
	const to = isForm ? resumedPath(url) : pathOf(url);
	return (isForm ? redirectDocument : redirect)(`${page}?to=${encodeURIComponent(to)}`);
}

function pathOf(url: URL): string {
	const search = new URLSearchParams(url.search);
	search.delete('_data');
	return search.size > 0 ? `${url.pathname}?${search}` : url.pathname;
}

function unauthenticated(): Response {
	return problem({
		status: 401,
		title: 'Please sign in, or send an access token.',
		headers: { 'www-authenticate': 'Bearer', 'content-language': 'en' },
	});
}

function forbidden(title: string): Response {
	return problem({ status: 403, title, headers: { 'content-language': 'en' } });
}
