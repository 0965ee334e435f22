import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta } from '~/components/layout/page-meta';
import { useRoot } from '~/components/root/use-root';
import { Amount } from '~/components/trade/amount';
import { InboxPage } from '~/components/trade/inbox/inbox-page';
import { EmptyState } from '~/components/trade/states';
import { tradeButton } from '~/components/trade/trade-button';
import { listOwnProperties } from '~/domain/stay/list-offered-weeks.server';
import { serverTexts } from '~/locales/server';
import { errorPage } from '../forms/error-page.server';

export const handle = { i18n: ['inbox', 'desk'] };

/** `/partner/inbox/houses`: the properties whose weeks an operator sets. */
export async function loader({ context }: LoaderFunctionArgs) {
	const title = serverTexts(context).t('inbox:houses');
	const properties = await listOwnProperties({ ctx: context }).catch(errorPage(title));
	return json({ title, properties });
}

export default function InboxProperties() {
	const { t } = useTranslation('inbox');
	const { language } = useRoot();
	const { properties } = useLoaderData<typeof loader>();
	return (
		<InboxPage title={t('houses')} lead={t('housesLead')}>
			<div className="trade-card mt-6">
				{properties.length === 0 ? (
					<EmptyState title={t('noHouses')}>{t('noHousesText')}</EmptyState>
				) : (
					<table className="trade-table desk-table desk-slim">
						<thead>
							<tr>
								<th scope="col">{t('house')}</th>
								<th scope="col" data-align="right">
									{t('from')}
								</th>
								<td />
							</tr>
						</thead>
						<tbody>
							{properties.map((property) => (
								<tr key={property.id}>
									<th scope="row" className="desk-wide">
										{property.name}
										<small>{language === 'de' ? property.placeDe : property.placeEn}</small>
									</th>
									<td data-align="right" data-label={t('from')}>
										{property.priceFromMinor === null ? (
											'–'
										) : (
											<Amount money={{ minor: property.priceFromMinor, currency: property.currency }} />
										)}
									</td>
									<td data-align="right">
										<Link
											to={`/partner/inbox/houses/${property.id}`}
											className={tradeButton()}
											aria-label={`${t('openHouse')}: ${property.name}`}
										>
											{t('openHouse')}
										</Link>
									</td>
								</tr>
							))}
						</tbody>
					</table>
				)}
			</div>
		</InboxPage>
	);
}

export const meta = noindexMeta;
