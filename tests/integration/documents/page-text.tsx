import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom/server';
import { ClientPage } from '~/components/proposal/client/client-page';
import type { BrandProfile } from '~/domain/brand/brand-profile';
import { brandTokens } from '~/domain/brand/brand-tokens';
import type { Snapshot, SnapshotPerson } from '~/domain/proposal/snapshot';
import { serverTexts } from '~/locales/server';
import { shownPerson, shownSnapshot } from '~/routes/proposal/client-view.server';

/** What a client reads of a version on the page: its text without tags, and what assistive technology is told. */
export async function pageText(
	brand: BrandProfile,
	snapshot: Snapshot,
	person: SnapshotPerson | null,
): Promise<string> {
	const view = {
		...{ state: 'opened' as const, snapshot: shownSnapshot(snapshot), person: person && shownPerson(person) },
		...{ fingerprint: '7C1E 94A2', isNewest: true, before: null, approval: null },
		...{ messages: [], hasEmail: true, formKey: 'key' },
		...{ path: '/p/token', pdfPath: '/p/token/pdf', calendarPath: null, isGalleryOpen: false, now: snapshot.sentAt },
	};
	const root = {
		brand: { key: brand.key, name: brand.name, logo: null, tokens: brandTokens(brand) },
		pictureBaseUrl: '',
	};
	const routes = [{ id: 'root', path: '*', loader: () => root, element: <ClientPage view={view} /> }];
	const { query, dataRoutes } = createStaticHandler(routes);
	const given = await query(new Request('https://reisen.example/p/token'));
	if (given instanceof Response) throw new Error('The page has answered with a redirect');
	const html = renderToStaticMarkup(
		<I18nextProvider i18n={serverTexts({ language: snapshot.language, brand })}>
			<StaticRouterProvider router={createStaticRouter(dataRoutes, given)} context={given} hydrate={false} />
		</I18nextProvider>,
	);
	const text = html.replace(/<(?:style|script|svg)[\s\S]*?<\/(?:style|script|svg)>/g, ' ').replace(/<[^>]+>/g, ' ');
	return text
		.replace(/&amp;/g, '&')
		.replace(/&quot;/g, '"')
		.replace(/&#x27;/g, "'")
		.replace(/&lt;/g, '<')
		.replace(/&gt;/g, '>');
}
