import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta } from '~/components/layout/page-meta';
import { AdminPage } from '~/components/trade/admin/admin-page';
import { AdminTable } from '~/components/trade/admin/admin-table';
import { FilterBar, FilterText } from '~/components/trade/admin/filter-bar';
import { tradeButton } from '~/components/trade/trade-button';
import { requireActor } from '~/domain/access/require-actor';
import { brandTokens } from '~/domain/brand/brand-tokens';
import { loadBrands } from '~/domain/brand/refresh-brands.server';
import { resolveBrand } from '~/domain/brand/resolve-brand';
import { wordedMessages } from '~/domain/brand/word-message.server';
import { serverTexts } from '~/locales/server';

export const handle = { i18n: ['admin', 'desk'] };

/** All brands with the rules that choose them and the ones they set; `?host=` and `?company=` say which one a request would get. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	requireActor(context, 'admin');
	const { profiles } = await loadBrands({ db: context.db, pictureBaseUrl: context.settings.PICTURE_BASE_URL });
	const query = new URL(request.url).searchParams;
	const text = (name: string) => (query.get(name) ?? '').trim().slice(0, 200);
	const tried = { host: text('host'), company: text('company') };
	const isTried = tried.host !== '' || tried.company !== '';
	const found = resolveBrand(
		{ ...tried, company: tried.company || null, pinnedKey: null, isTrade: tried.company !== '' },
		profiles,
	);
	return json({
		tried: { ...tried, name: isTried ? found.name : null },
		title: serverTexts(context).t('admin:tab.brands'),
		brands: profiles.map((brand) => ({
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
			worded: wordedMessages(brand.wording).length,
			references: [brand.bookingReference, brand.clientReference].flatMap(({ prefix }) => prefix ?? []),
		})),
	});
}

export default function AdminBrands() {
	const { t } = useTranslation('admin');
	const { brands, tried } = useLoaderData<typeof loader>();
	return (
		<AdminPage
			title={t('tab.brands')}
			lead={t('brands.lead')}
			aside={
				<Link to="new" className={tradeButton('dark')}>
					{t('brands.add')}
				</Link>
			}
		>
			<AdminTable
				above={
					<section aria-label={t('brands.try')}>
						<FilterBar>
							<FilterText name="host" label={t('brands.tryHost')} value={tried.host} />
							<FilterText name="company" label={t('brands.tryCompany')} value={tried.company} />
						</FilterBar>
						<p role="status" className={tried.name ? 'border-b border-hair px-4.5 py-3 font-medium' : 'sr-only'}>
							{tried.name ? t('brands.tried', { name: tried.name }) : ''}
						</p>
					</section>
				}
				columns={[t('brands.brand'), t('brands.found'), t('brands.rules')]}
				isEmpty={false}
				next={null}
			>
				{brands.map((brand) => (
					<tr key={brand.key}>
						<th scope="row" className="desk-wide">
							<span className="inline-flex mr-2 align-[-2px]" aria-hidden="true">
								{brand.colors.map((color, index) => (
									<i className="size-3.5 border border-hair" key={index} style={{ background: color }} />
								))}
							</span>
							<Link to={brand.key} className="trade-link">
								{brand.name}
							</Link>
							<small className="text-[0.75rem] font-mono wrap-anywhere">{brand.key}</small>
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
							{brand.worded > 0 ? (
								<small>
									<Link to={`${brand.key}/wording`} className="trade-link">
										{t('brands.worded', { count: brand.worded })}
									</Link>
								</small>
							) : null}
						</td>
					</tr>
				))}
			</AdminTable>
		</AdminPage>
	);
}

export const meta = noindexMeta;
