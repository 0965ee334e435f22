import { isRouteErrorResponse, useLocation, useRouteError, useRouteLoaderData } from '@remix-run/react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { BrandProfile } from '~/domain/brand/brand-profile';
import { NoAccessPart } from '../account/no-access-part';
import { ButtonLink, buttonClass } from '../ui/button';
import { relOf } from '../ui/dated-link';
import { partOf } from '../ui/part-of';
import { Scene } from '../ui/scene';
import { type ServerCrash, serverCrashOf } from './error-details';
import { PhoneLink } from './phone-link';

export const SEND_AGAIN = 'send-again';

export const LOST_SEARCH = 'lost-search';

/** Rarely shown, so each is a separate chunk. */
const SendAgainPart = partOf(SEND_AGAIN, () => import('./send-again'));
const LostSearchPart = partOf(LOST_SEARCH, () => import('./lost-search'));

type ErrorPageProps = {
	status: number;
	/** Details of a browser error, to be read or reported. */
	details?: string | undefined;
};

/** The page for every error: 404, 410, 503 and everything unexpected (PAGE-21). */
export function ErrorPage({ status, details }: ErrorPageProps) {
	const { t } = useTranslation();
	const { pathname, search } = useLocation();
	const isLost = status === 404 || status === 410;
	if (status < 500 && !isLost) return <NoAccessPart />;
	const name = status === 410 ? 'gone' : isLost ? 'notFound' : status === 503 ? 'unavailable' : 'severe';
	return (
		<main id="content" className="grid xl:min-h-[42rem] xl:grid-cols-[1fr_minmax(0,38%)]">
			<div className="container grid content-center py-16 lg:py-26 xl:max-w-none 2xl:pl-[max(4rem,calc(50vw-41rem))]">
				<p className="tabular text-small font-medium text-accent-ink">{status}</p>
				<h1 className="mt-3 max-w-2xl text-h1">{t(`error.${name}Title`)}</h1>
				<p className="mt-6 max-w-xl text-lead text-ink2">{t(`error.${name}Text`)}</p>
				{status === 503 ? <SendAgainPart /> : null}
				{isLost ? <LostSearchPart /> : <Contact />}
				<div className="mt-10 flex flex-wrap gap-4">
					{isLost ? (
						<ButtonLink to="/search" variant="outline">
							{t('error.toSearch')}
						</ButtonLink>
					) : (
						<a href={`${pathname}${search}`} rel={relOf(search)} className={buttonClass('accent')}>
							{t('error.tryAgain')}
						</a>
					)}
					<ButtonLink to="/" variant="outline">
						{t('error.toHome')}
					</ButtonLink>
				</div>
				{name === 'severe' ? <Details details={details} /> : null}
			</div>
			<div className="aspect-[3/2] md:aspect-[5/2] xl:aspect-auto">
				<div className="h-full xl:relative">
					<div className="h-full xl:absolute xl:inset-0">
						<Scene
							name="village"
							widths={[480, 1000]}
							sizes="(width >= 62.5rem) 38vw, 100vw"
							width={1000}
							height={1250}
							alt=""
							className="object-[50%_60%]"
						/>
					</div>
				</div>
			</div>
		</main>
	);
}

/** The page for the error of a route, for its `ErrorBoundary`. */
export function RouteErrorPage() {
	return <ErrorPage status={statusOfError(useRouteError())} />;
}

/** HTTP status of a route's error: 500 for an unexpected one. */
export function statusOfError(error: unknown): number {
	return isRouteErrorResponse(error) ? error.status : 500;
}

/** Collapsible details: the stack of a browser error; the reference of a server error, for the team. */
function Details({ details }: Pick<ErrorPageProps, 'details'>) {
	const { t } = useTranslation();
	const { pathname } = useLocation();
	const crash = serverCrashOf(useRouteError());
	const shown = details ?? (crash ? crashWords({ path: pathname, ...crash }, t) : null);
	if (!shown) return null;
	return (
		<details className="mt-10 max-w-xl text-small text-ink2">
			<summary className="inline-block min-h-11 content-center underline underline-offset-4">
				{t('error.details')}
			</summary>
			<pre className="mt-2 max-h-60 overflow-auto whitespace-pre-wrap bg-light1 p-4">{shown}</pre>
		</details>
	);
}

function crashWords({ path, at, reference }: Partial<ServerCrash>, t: TFunction): string {
	const facts = [
		[t('error.detailPage'), path],
		[t('error.detailTime'), at && `${at.slice(0, 16).replace('T', ' ')} UTC`],
		[t('error.detailReference'), reference],
	];
	const lines = facts.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
	return [t('error.detailServer'), ...lines].join('\n');
}

/** Whom to reach when the site cannot help; nothing where the brand itself is not known. */
function Contact() {
	const root = useRouteLoaderData('root') as { brand: Pick<BrandProfile, 'phone' | 'email'> } | undefined;
	const brand = root?.brand;
	if (!brand) return null;
	return (
		<p className="mt-8 flex flex-wrap gap-x-8 gap-y-2">
			<PhoneLink phone={brand.phone} className="inline-flex min-h-11 items-center font-medium" />
			<a href={`mailto:${brand.email}`} className="inline-flex min-h-11 items-center">
				<span className="text-link">{brand.email}</span>
			</a>
		</p>
	);
}
