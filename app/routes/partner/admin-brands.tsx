import { json, type LinksFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { adminMeta } from '~/components/trade/admin/admin-meta';
import { AdminPage } from '~/components/trade/admin/admin-page';
import inbox from '~/components/trade/page/work-page.css?url';
import { requireActor } from '~/domain/access/require-actor';
import { brandTokens } from '~/domain/brand/brand-tokens';
import { BRAND_PROFILES } from '~/domain/brand/profiles';
import { serverTexts } from '~/locales/server';

export const handle = { i18n: ['admin', 'desk'] };

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: inbox }];

/** The brand profiles with the rules that choose them and the ones they set. */
export function loader({ context }: LoaderFunctionArgs) {
	requireActor(context, 'admin');
	return json({
		title: serverTexts(context).t('admin:tab.brands'),
		brands: BRAND_PROFILES.map((brand) => ({
			key: brand.key,
			name: brand.name,
			colors: (({ main, accent, light2 }) => [main, accent, light2])(brandTokens(brand)),
			hosts: [...brand.match.hosts, ...brand.match.hostPrefixes.map((word) => `${word}.`), ...brand.match.hostWords],
			companies: brand.match.companyPhrases,
			isB2C: brand.isB2C,
			isLoginRequired: brand.isLoginRequired,
			isCommissionDisplayed: brand.isCommissionDisplayed,
			isMarkupSupported: brand.offerMarkup.isSupported,
			isWithoutCvv: brand.paymentProfile.cardOnFile === 'withoutCvv',
			paymentProfile: brand.paymentProfile.default,
			references: [brand.bookingReference, brand.clientReference].flatMap(({ prefix }) => prefix ?? []),
		})),
	});
}

export default function AdminBrands() {
	const { t } = useTranslation('admin');
	const { brands } = useLoaderData<typeof loader>();
	return (
		<AdminPage title={t('tab.brands')} lead={t('brands.lead')}>
			<div className="trade-card desk-section">
				<table className="trade-table desk-table">
					<thead>
						<tr>
							<th scope="col">{t('brands.brand')}</th>
							<th scope="col">{t('brands.found')}</th>
							<th scope="col">{t('brands.rules')}</th>
						</tr>
					</thead>
					<tbody>
						{brands.map((brand) => (
							<tr key={brand.key}>
								<th scope="row" className="desk-wide">
									<span className="desk-swatches" aria-hidden="true">
										{brand.colors.map((color, index) => (
											<i key={index} style={{ background: color }} />
										))}
									</span>
									{brand.name}
									<small className="desk-mono">{brand.key}</small>
								</th>
								<td data-label={t('brands.found')} className="desk-wide">
									{brand.companies.length > 0 ? t('brands.company', { words: brand.companies.join(', ') }) : null}
									{brand.hosts.length > 0 ? <small>{t('brands.host', { words: brand.hosts.join(', ') })}</small> : null}
									{brand.hosts.length + brand.companies.length === 0 ? t('brands.fallback') : null}
								</td>
								<td data-label={t('brands.rules')} className="desk-wide">
									{[
										brand.isB2C ? t('brands.consumer') : null,
										t(brand.isLoginRequired ? 'brands.login' : 'brands.open'),
										brand.isCommissionDisplayed ? t('brands.commission') : null,
										brand.isMarkupSupported ? t('brands.markup') : null,
										brand.isWithoutCvv ? t('brands.noCvv') : null,
										brand.references.length > 0 ? t('brands.references', { words: brand.references.join(', ') }) : null,
									]
										.filter(Boolean)
										.join(', ')}
									<small>{brand.paymentProfile}</small>
								</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</AdminPage>
	);
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => adminMeta(matches, data?.title);
