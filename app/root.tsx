import serifFont from '@fontsource-variable/cormorant-garamond/files/cormorant-garamond-latin-wght-normal.woff2?url';
import sansFont from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import type { LinksFunction, LoaderFunctionArgs, SerializeFrom } from '@remix-run/cloudflare';
import { json } from '@remix-run/cloudflare';
import {
	isRouteErrorResponse,
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
import { ErrorPage } from './components/layout/error-page';
import { isTradeUser } from './components/trade/frame/trade-user';
import trade from './components/trade/trade.css?url';
import theme from './components/ui/theme.css?url';
import { brandLogo } from './domain/brand/brand-logo';
import { brandTokens } from './domain/brand/brand-tokens';
import { canonicalOrigin } from './domain/brand/canonical-origin';
import { purposesOf } from './domain/consent/consent';
import type { Actor } from './domain/user/actor';
import { homeOf } from './domain/user/home-of';
import { isSignInOffered } from './platform/sign-in/oidc-client';

export const handle = { i18n: ['common'] };

/** What every page knows: the brand's public part, listed by hand, and the standing of this host. */
export function loader({ context }: LoaderFunctionArgs) {
	const { brand, settings, actor } = context;
	return json({
		user: actor && publicUser(actor),
		isSignInOffered: isSignInOffered(settings, brand),
		brand: {
			key: brand.key,
			name: brand.name,
			isB2C: brand.isB2C,
			isLoginRequired: brand.isLoginRequired,
			isConsumerBookingEnabled: brand.isConsumerBookingEnabled,
			logo: brandLogo(brand),
			menuPictureSrc: brand.menuBar.areColorsInverted ? brand.menuBar.backgroundImageSrc : null,
			faviconSrc: brand.faviconSrc,
			email: brand.email,
			phone: brand.phone,
			postalAddress: brand.postalAddress,
			tokens: brandTokens(brand),
		},
		language: context.language,
		wording: brand.wording[context.language],
		today: context.today,
		canonicalOrigin: canonicalOrigin(context.origin, context.isIndexable),
		isIndexable: context.isIndexable,
		pictureBaseUrl: settings.PICTURE_BASE_URL,
		mapStyleUrl: settings.MAP_STYLE_URL,
		testimonials: twoOfFour(context.now),
		consent: { purposes: purposesOf(settings), analyticsSrc: settings.ANALYTICS_SRC },
	});
}

/** What the pages may know of the signed-in user. */
function publicUser(actor: Actor) {
	const { id, role, email, firstName, lastName, agency, isActing } = actor;
	return {
		id,
		role,
		email,
		/** Empty before the onboarding. */
		name: [firstName, lastName].filter(Boolean).join(' '),
		isHotelStaff: actor.hotelId !== null,
		home: homeOf(actor),
		isActing,
		agency: agency && {
			id: agency.id,
			name: agency.name,
			billableCurrency: agency.billableCurrency,
			isVerified: agency.verification === 'verified',
		},
	};
}

/** Brand, language and host stay what they are while the page lives: another language is another document. */
export const shouldRevalidate: ShouldRevalidateFunction = () => false;

export type RootData = SerializeFrom<typeof loader>;

/** The root's data, for anything that is drawn below it. */
export function useRoot(): RootData {
	const data = useRouteLoaderData<typeof loader>('root');
	if (!data) throw new Error('useRoot is used outside of the root');
	return data;
}

const TESTIMONIALS = ['first', 'second', 'third', 'fourth'] as const;

/** Two different testimonials, chosen on the server so that hydration agrees. */
function twoOfFour(now: number): (typeof TESTIMONIALS)[number][] {
	const start = Math.floor(now / 60_000) % 4;
	const step = 1 + (Math.floor(now / 240_000) % 3);
	return [TESTIMONIALS[start] ?? 'first', TESTIMONIALS[(start + step) % 4] ?? 'second'];
}

export const links: LinksFunction = () => [
	{ rel: 'preload', href: serifFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
	{ rel: 'preload', href: sansFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
];

export function Layout({ children }: { children: ReactNode }) {
	const data = useRouteLoaderData<typeof loader>('root');
	// Pages of accounts are drawn in the trade's hand for everybody.
	const isTrade =
		useMatches().some(({ handle }) => (handle as { isTrade?: boolean } | undefined)?.isTrade) ||
		isTradeUser(data?.user ?? null);
	const style: Record<string, string> = {};
	for (const [name, value] of Object.entries(data?.brand.tokens ?? {})) style[`--${name}`] = value;
	return (
		<html lang={data?.language ?? 'en'} style={style as CSSProperties}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
				<meta name="theme-color" content={data?.brand.tokens['menu-ground'] ?? '#f8f5ef'} />
				<link rel="icon" href={data?.brand.faviconSrc ?? '/favicon.svg'} type="image/svg+xml" />
				<Meta />
				{/* First, since it says the order of the layers for the files of the routes. */}
				<link rel="stylesheet" href={isTrade ? trade : theme} />
				<Links />
			</head>
			<body>
				{children}
				<ScrollRestoration />
				<Scripts />
			</body>
		</html>
	);
}

export default function App() {
	const { consent, user } = useRoot();
	// The user stays who he is while the document lives; visitors have nothing to store, unless one has just signed out.
	useEffect(() => {
		if (user || hasStoredUser())
			void import('./components/account/stored-user').then((module) => module.storeUser(user));
	}, [user]);
	return (
		<>
			<ConsentGate consent={consent} />
			<Outlet />
		</>
	);
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
	return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} details={errorDetails(error)} />;
}
