import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type ClientActionFunctionArgs, Link, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { sendSafely } from '~/components/form/send-safely';
import { noindexMeta, stylesheets } from '~/components/layout/page-meta';
import { useRoot } from '~/components/root/use-root';
import barStyles from '~/components/trade/desk/draft-bar.css?url';
import { VersionList } from '~/components/trade/desk/version-list';
import { PriceBoard } from '~/components/trade/operator-desk/prices/price-board';
import { PriceChanges } from '~/components/trade/operator-desk/prices/price-changes';
import { PriceChart } from '~/components/trade/operator-desk/prices/price-chart';
import { PriceDraftBar } from '~/components/trade/operator-desk/prices/price-draft-bar';
import styles from '~/components/trade/operator-desk/prices/prices.css?url';
import type { PricesAnswer } from '~/components/trade/operator-desk/prices/prices-answer';
import { PropertyFrame } from '~/components/trade/operator-desk/prices/property-frame';
import type { KeyHint } from '~/components/trade/shortcuts';
import { parseMonth } from '~/domain/date/month';
import { IMPORT_PATH } from '~/domain/operator-desk/import/import-files';
import {
	type SavedPrices,
	savePrices,
	stepBackPrices,
	undoPeriod,
} from '~/domain/operator-desk/prices/edit-prices.server';
import { loadPrices, type PricesDesk } from '~/domain/operator-desk/prices/load-prices.server';
import { serverTexts } from '~/locales/server';
import { countOf, textOf } from '../forms/answer-verb.server';
import { errorPage, missingPage, notFoundTitle } from '../forms/error-page.server';
import { formErrorOf } from '../forms/form-error.server';
import { readFormData } from '../forms/read-form.server';
import { readPriceCells } from './read-prices-form.server';

const KEYS: readonly KeyHint[] = [
	{ keys: ['←', '→', '↑', '↓'], text: 'operator-prices:keys.cells' },
	{ keys: ['⇧', '→'], text: 'operator-prices:keys.select' },
	{ keys: ['Y'], text: 'operator-prices:keys.lastYear' },
	{ keys: ['%'], text: 'operator-prices:keys.raise' },
	{ keys: ['⌫'], text: 'operator-prices:keys.onRequest' },
	{ keys: ['⌘', 'D'], text: 'operator-prices:keys.fill' },
	{ keys: ['⌘', 'V'], text: 'operator-prices:keys.paste' },
	{ keys: ['⌘', 'Z'], text: 'operator-prices:keys.undo' },
];

export const handle = { i18n: ['operator-prices', 'hotel-rates'], keys: KEYS };

export const links = stylesheets(styles, barStyles);

/** `/partner/desk/properties/{id}/prices`: the prices of a property as a draft, a year of two seasons at a time (OPERATOR-14); 404 for another operator's. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
	const query = new URL(request.url).searchParams;
	const year = /^\d{4}$/.test(query.get('year') ?? '') ? Number(query.get('year')) : null;
	const desk = await loadPrices({ ctx: context, propertyId: params.propertyId ?? '', year }).catch(
		errorPage(notFoundTitle(context)),
	);
	const title = serverTexts(context).t('operator-prices:title', { name: desk.property.name });
	return json({ title, desk, month: parseMonth(query.get('month')) });
}

export async function action({ context, request, params }: ActionFunctionArgs) {
	const form = await readFormData(request);
	const propertyId = params.propertyId ?? '';
	const at = context.now;
	const seen = countOf(form, 'seen');
	const intent = textOf(form, 'intent');
	const cells = readPriceCells(form);
	const typed = Object.fromEntries(cells.map(({ name, text }) => [name, text]));
	try {
		if (intent === 'undo' || intent === 'discard') {
			await stepBackPrices({ ctx: context, propertyId, seen, isAll: intent === 'discard' });
			return json<PricesAnswer>({ at, outcome: intent === 'undo' ? 'undone' : 'discarded' });
		}
		if (intent === 'week') {
			const [checkIn = '', checkOut = ''] = textOf(form, 'period').split('.');
			await undoPeriod({ ctx: context, propertyId, period: [checkIn, checkOut], seen });
			return json<PricesAnswer>({ at, outcome: 'week' });
		}
		return answerSaved(await savePrices({ ctx: context, propertyId, cells }), typed, at);
	} catch (error) {
		try {
			const words = { 'changed-meanwhile': 'changed', unavailable: 'failed' } as const;
			const { word, status } = formErrorOf(error, words);
			return json<PricesAnswer>({ at, outcome: word, typed }, { status });
		} catch {
			return missingPage(context)(error);
		}
	}
}

/** A server that is not reached is answered for here, so that what was typed stays in its cells. */
export const clientAction = (args: ClientActionFunctionArgs) =>
	sendSafely<PricesAnswer>(args, () => ({ at: Date.now(), outcome: 'failed', typed: {} }));

function answerSaved(saved: SavedPrices, typed: Record<string, string>, at: number) {
	if (saved.outcome === 'nothing') return json<PricesAnswer>({ at, outcome: 'nothing' });
	if (saved.outcome === 'saved') return json<PricesAnswer>({ at, outcome: 'saved', texts: saved.texts });
	if (saved.outcome === 'invalid') return json<PricesAnswer>({ ...saved, at, typed }, { status: 400 });
	const { at: changedAt, ...conflict } = saved;
	return json<PricesAnswer>({ ...conflict, at, changedAt, typed }, { status: 409 });
}

export default function DeskPrices() {
	const { t } = useTranslation('operator-prices');
	const data = useLoaderData<typeof loader>();
	const desk = data.desk as PricesDesk;
	const answer = useActionData<PricesAnswer>() ?? null;
	const { language } = useRoot();
	const { property, changes, locked, draft, versions } = desk;
	const path = `/partner/desk/properties/${property.id}/prices`;
	return (
		<PropertyFrame property={property} language={language}>
			<PriceBoard key={desk.year} desk={desk} month={data.month} answer={answer} review={`${path}/review`} />
			<div className="price-below">
				<PriceChanges {...{ changes, locked }} currency={property.currency} seen={desk.seen} />
				<div>
					<PriceChart desk={desk} />
					<section className="trade-card mt-6 px-4.5 py-4">
						<h2>{t('paste.title')}</h2>
						<p className="mt-2">{t('paste.howTo')}</p>
						<p className="trade-note mt-2">{t('paste.readAs')}</p>
						<p className="mt-2">
							<Link to={IMPORT_PATH} className="trade-link">
								{t('paste.import')}
							</Link>
						</p>
					</section>
					<VersionList versions={versions} see={(number) => `${path}/review?version=${number}`} />
				</div>
			</div>
			{draft ? <PriceDraftBar desk={desk} review={`${path}/review`} /> : null}
		</PropertyFrame>
	);
}

export const meta = noindexMeta;
