import serifFont from '@fontsource-variable/cormorant-garamond/files/cormorant-garamond-latin-wght-normal.woff2?url';
import sansFont from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { json } from '@remix-run/cloudflare';
import {
	Links,
	Meta,
	Outlet,
	Scripts,
	ScrollRestoration,
	type ShouldRevalidateFunction,
	useMatches,
	useRouteError,
	useRouteLoaderData,
} from '@remix-run/react';
import { type CSSProperties, type ReactNode, useEffect } from 'react';
import { ConsentGate } from './components/consent/consent-gate';
import { useCrashAnswer } from './components/crash/use-crash-answer';
import { errorDetails } from './components/layout/error-details';
import { ErrorPage, statusOfError } from './components/layout/error-page';
import client from './components/proposal/client/client.css?url';
import { rootView } from './components/root/root-view.server';
import { TestBrand } from './components/root/test-brand';
import { useRoot } from './components/root/use-root';
import { isTradeUser } from './components/trade/frame/trade-user';
import trade from './components/trade/trade.css?url';
import trip from './components/trip/trip.css?url';
import theme from './components/ui/theme.css?url';

export const handle = { i18n: ['common'] };

export function loader({ context }: LoaderFunctionArgs) {
	return json(rootView(context));
}

/** Brand, language and host do not change while the page lives: another language is another document. */
export const shouldRevalidate: ShouldRevalidateFunction = () => false;

export const links: LinksFunction = () => [
	{ rel: 'preload', href: serifFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
	{ rel: 'preload', href: sansFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
];

export function Layout({ children }: { children: ReactNode }) {
	const data = useRouteLoaderData<typeof loader>('root');
	// Account pages always use the trade's style sheet, a guest's and a client's page their own, also for signed-in users.
	const { isGuest = false, isClient = false, isTrip = false, ...look } = useLook();
	const isTrade = !isGuest && (look.isTrade ?? isTradeUser(data?.user ?? null));
	const style: Record<string, string> = {};
	for (const [name, value] of Object.entries(data?.brand.tokens ?? {})) style[`--${name}`] = value;
	return (
		<html lang={data?.language ?? 'en'} style={style as CSSProperties}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
				<meta name="theme-color" content={data?.brand.tokens['menu-ground'] ?? '#f8f5ef'} />
				<link rel="icon" href={data?.brand.faviconSrc ?? '/favicon.svg'} />
				<Meta />
				{/* First, since it says the order of the layers for the files of the routes. */}
				<link rel="stylesheet" href={isTrip ? trip : isClient ? client : isTrade ? trade : theme} />
				<Links />
			</head>
			<body>
				{data?.testNote ? <TestBrand note={data.testNote}>{children}</TestBrand> : children}
				<ScrollRestoration />
				<Scripts />
			</body>
		</html>
	);
}

export default function App() {
	const { consent, user } = useRoot();
	const { isClient, hasToken } = useLook();
	// The user does not change while the document lives; visitors have nothing to store, except right after a sign-out.
	useEffect(() => {
		if (user || hasStoredUser())
			void import('./components/account/stored-user').then((module) => module.storeUser(user));
	}, [user]);
	return (
		<>
			{/* What a client's page is told stays on it: there is nothing to agree to. */}
			{isClient ? null : <ConsentGate consent={consent} isSecret={hasToken ?? false} />}
			<Outlet />
		</>
	);
}

type Look = { isTrade?: true; isGuest?: true; isClient?: true; isTrip?: true; hasToken?: true };

/** In whose hand the page is drawn, as a route's `handle` says. */
function useLook(): Look {
	const looks = useMatches().map(({ handle }) => handle as Look | undefined);
	return {
		...(looks.some((look) => look?.isTrade) ? { isTrade: true } : {}),
		...(looks.some((look) => look?.isGuest) ? { isGuest: true } : {}),
		...(looks.some((look) => look?.isClient) ? { isClient: true } : {}),
		...(looks.some((look) => look?.isTrip) ? { isTrip: true } : {}),
		...(looks.some((look) => look?.hasToken) ? { hasToken: true } : {}),
	};
}

function hasStoredUser(): boolean {
	try {
		return localStorage.getItem('user') !== null;
	} catch {
		return false;
	}
}

export function ErrorBoundary() {
	const error = useRouteError();
	useCrashAnswer(error);
	return <ErrorPage status={statusOfError(error)} details={errorDetails(error)} />;
}
