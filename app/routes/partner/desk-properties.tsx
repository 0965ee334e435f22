import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Form, Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta, stylesheets } from '~/components/layout/page-meta';
import { useRoot } from '~/components/root/use-root';
import { Amount } from '~/components/trade/amount';
import styles from '~/components/trade/operator-desk/prices/prices.css?url';
import { Pages } from '~/components/trade/page/pages';
import { Timestamp } from '~/components/trade/page/timestamp';
import { WorkPage } from '~/components/trade/page/work-page';
import { FIELD_BOX } from '~/components/trade/parts/field-label';
import { EmptyState } from '~/components/trade/states';
import { tradeButton } from '~/components/trade/trade-button';
import { Picture } from '~/components/ui/picture';
import { calendarsPath } from '~/domain/calendar-sync/calendars-path';
import { formatDate } from '~/domain/date/format-date';
import type { Language } from '~/domain/language/language';
import { IMPORT_PATH } from '~/domain/operator-desk/import/import-files';
import { type ListedProperty, listDeskProperties } from '~/domain/operator-desk/list-desk-properties.server';
import { propertyPath } from '~/domain/operator-desk/property/property-path';
import { serverTexts } from '~/locales/server';
import { errorPage } from '../forms/error-page.server';

export const handle = { i18n: ['operator-prices', 'desk'] };

export const links = stylesheets(styles);

const LONGEST_WORDS = 80;

/** `/partner/desk/properties`: the properties of the desk with what is missing (OPERATOR-13). */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const title = serverTexts(context).t('operator-prices:properties.title');
	const query = new URL(request.url).searchParams;
	const input = {
		words: (query.get('q') ?? '').trim().slice(0, LONGEST_WORDS),
		after: Math.min(1_000_000, Math.max(0, Math.trunc(Number(query.get('after'))) || 0)),
	};
	return json({ title, ...(await listDeskProperties({ ctx: context, input }).catch(errorPage(title))) });
}

export default function DeskProperties() {
	const { t } = useTranslation('operator-prices');
	const { title, all, next, words, properties } = useLoaderData<typeof loader>();
	return (
		<WorkPage
			title={title}
			lead={t('properties.lead', { count: all })}
			aside={
				<Link to={IMPORT_PATH} className={tradeButton()}>
					{t('properties.import')}
				</Link>
			}
		>
			<Form method="get" className="mt-5 flex flex-wrap items-end gap-2">
				<label className={FIELD_BOX}>
					<span>{t('properties.find')}</span>
					<input type="search" name="q" defaultValue={words} maxLength={LONGEST_WORDS} className="trade-field w-64" />
				</label>
				<button type="submit" className={tradeButton()}>
					{t('properties.show')}
				</button>
			</Form>
			<div className="trade-card mt-4">
				{properties.length === 0 ? (
					<EmptyState title={words ? t('properties.nothingFound', { words }) : t('properties.none')}>
						{words ? t('properties.nothingFoundHint') : t('properties.noneHint')}
					</EmptyState>
				) : (
					<table className="trade-table desk-table desk-slim">
						<thead>
							<tr>
								<th scope="col">{t('properties.property')}</th>
								<th scope="col" data-align="right">
									{t('properties.from')}
								</th>
								<th scope="col">{t('properties.pricedUntil')}</th>
								<th scope="col">{t('properties.missing')}</th>
								<th scope="col">{t('properties.draft')}</th>
								<td />
							</tr>
						</thead>
						<tbody>
							{properties.map((each) => (
								<PropertyRow key={each.id} listed={each as ListedProperty} />
							))}
						</tbody>
					</table>
				)}
				<Pages next={next === null ? null : String(next)} />
			</div>
		</WorkPage>
	);
}

function PropertyRow({ listed }: { listed: ListedProperty }) {
	const { t } = useTranslation('operator-prices');
	const language = useRoot().language as Language;
	const { id, name, currency, picture, priceFromMinor, pricedUntil, isPricedSoonOver, draftAt } = listed;
	const missing = missingOf(listed, t);
	return (
		<tr>
			<th scope="row" className="desk-wide">
				<span className="flex items-center gap-3">
					<span className="price-thumb">{picture ? <Picture picture={picture} sizes="48px" isInList /> : null}</span>
					<span>
						<Link to={propertyPath(id)} className="trade-link">
							{name}
						</Link>
						<small className="trade-note block font-normal">
							{language === 'de' ? listed.placeDe : listed.placeEn}
						</small>
					</span>
				</span>
			</th>
			<td data-align="right" data-label={t('properties.from')}>
				{priceFromMinor === null ? '–' : <Amount money={{ minor: priceFromMinor, currency }} />}
			</td>
			<td data-label={t('properties.pricedUntil')} className="whitespace-nowrap">
				{pricedUntil === null ? '–' : formatDate(pricedUntil, language)}
				{isPricedSoonOver ? <small className="text-soon">{t('properties.endSoon')}</small> : null}
			</td>
			<td data-label={t('properties.missing')} className={missing.length > 0 ? 'text-urgent' : 'text-ink2'}>
				{missing.length > 0 ? missing.join(', ') : t('properties.nothing')}
			</td>
			<td data-label={t('properties.draft')}>
				{draftAt === null ? '–' : <Timestamp at={draftAt}>{(moment) => t('properties.draftBy', { moment })}</Timestamp>}
			</td>
			<td data-align="right">
				<Link to={calendarsPath(id)} className={tradeButton('quiet')} aria-label={t('properties.channelsOf', { name })}>
					{t('properties.channels')}
				</Link>
				<Link
					to={`/partner/desk/properties/${id}/prices`}
					className={tradeButton()}
					aria-label={t('properties.pricesOf', { name })}
				>
					{t('properties.prices')}
				</Link>
			</td>
		</tr>
	);
}

function missingOf(
	{ pricedUntil, isUnregistered, hasEnglish, hasGerman, pictures, unsaid }: ListedProperty,
	t: ReturnType<typeof useTranslation<'operator-prices'>>['t'],
): string[] {
	return [
		pricedUntil === null ? t('properties.miss.prices') : null,
		isUnregistered ? t('properties.miss.registration') : null,
		hasEnglish ? null : t('properties.miss.english'),
		hasGerman ? null : t('properties.miss.german'),
		pictures === 0 ? t('properties.miss.pictures') : null,
		unsaid > 0 ? t('properties.miss.alternatives', { count: unsaid }) : null,
	].filter((each) => each !== null);
}

export const meta = noindexMeta;
