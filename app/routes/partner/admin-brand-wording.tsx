import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { boxClass } from '~/components/form/text-field';
import { noindexMeta } from '~/components/layout/page-meta';
import { AdminPage } from '~/components/trade/admin/admin-page';
import { FilterBar, FilterText } from '~/components/trade/admin/filter-bar';
import { useTyped } from '~/components/trade/page/outcome-line';
import { VerbForm } from '~/components/trade/page/verb-form';
import { tradeButton } from '~/components/trade/trade-button';
import { findBrand } from '~/domain/brand/save-brand.server';
import { wordedMessages, wordMessage } from '~/domain/brand/word-message.server';
import { productMessages, serverTexts } from '~/locales/server';
import { answerVerb, textOf } from '../forms/answer-verb.server';
import { errorPage } from '../forms/error-page.server';
import { readFormData } from '../forms/read-form.server';

export const handle = { i18n: ['admin', 'desk'] };

/** Messages that a search shows at most. */
const MOST_FOUND = 20;

/** The messages that a brand words its own way (BRAND-14), and a search for others. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
	const { t } = serverTexts(context);
	const edited = await findBrand({ ctx: context, key: params.brandKey ?? '' }).catch(
		errorPage(t('admin:brand.missing')),
	);
	const q = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 100);
	const product = { en: productMessages('en'), de: productMessages('de') };
	const own = wordedMessages(edited.settings.wording);
	const wanted = q.toLowerCase();
	const matches = [...product.en.keys()].filter(
		(key) =>
			!own.includes(key as (typeof own)[number]) &&
			[key, product.en.get(key), product.de.get(key)].some((text) => text?.toLowerCase().includes(wanted)),
	);
	const row = (key: string) => ({
		key,
		product: { en: product.en.get(key) ?? '', de: product.de.get(key) ?? '' },
		own: {
			en: edited.settings.wording.en?.[key as (typeof own)[number]] ?? '',
			de: edited.settings.wording.de?.[key as (typeof own)[number]] ?? '',
		},
	});
	return json({
		title: t('admin:wording.title', { name: edited.name }),
		brandKey: edited.key,
		version: edited.version,
		isFixed: edited.key === 'default',
		q,
		own: own.map(row),
		found: q === '' ? [] : matches.slice(0, MOST_FOUND).map(row),
		more: q === '' ? 0 : Math.max(0, matches.length - MOST_FOUND),
	});
}

export async function action({ context, request, params }: ActionFunctionArgs) {
	const form = await readFormData(request);
	const message = textOf(form, 'message');
	const isRemoved = textOf(form, 'intent') === 'remove';
	return answerVerb({ row: message, done: isRemoved ? 'wordingRemoved' : 'wordingSaved', form, now: context.now }, () =>
		wordMessage({
			ctx: context,
			brandKey: params.brandKey ?? '',
			version: Number(textOf(form, 'version')),
			message,
			own: isRemoved ? { en: '', de: '' } : { en: textOf(form, 'en'), de: textOf(form, 'de') },
			product: { en: productMessages('en').get(message), de: productMessages('de').get(message) },
		}),
	);
}

type Row = { key: string; product: Record<'en' | 'de', string>; own: Record<'en' | 'de', string> };

export default function AdminBrandWording() {
	const { t } = useTranslation('admin');
	const { title, brandKey, version, isFixed, q, own, found, more } = useLoaderData<typeof loader>();
	return (
		<AdminPage
			title={title}
			lead={t(isFixed ? 'wording.fixed' : 'wording.lead')}
			aside={
				<Link to={`/partner/dashboard/admin/brands/${brandKey}`} className={tradeButton()}>
					{t('wording.back')}
				</Link>
			}
		>
			{isFixed ? null : (
				<div className="mt-6 grid gap-4">
					<section aria-labelledby="own" className="rounded-card border border-hair bg-work p-5">
						<h2 id="own">{t('wording.own', { count: own.length })}</h2>
						{own.length === 0 ? <p className="mt-2 text-ink2">{t('wording.none')}</p> : null}
						{own.map((row) => (
							<Message key={row.key} row={row} version={version} />
						))}
					</section>
					<section aria-labelledby="others" className="rounded-card border border-hair bg-work p-5">
						<h2 id="others">{t('wording.others')}</h2>
						<div className="mt-3">
							<FilterBar>
								<FilterText name="q" label={t('wording.q')} value={q} />
							</FilterBar>
						</div>
						{q !== '' && found.length === 0 ? <p className="mt-2 text-ink2">{t('wording.notFound')}</p> : null}
						{found.map((row) => (
							<Message key={row.key} row={row} version={version} />
						))}
						{more > 0 ? <p className="mt-3 text-ink2">{t('wording.more', { count: more })}</p> : null}
					</section>
				</div>
			)}
		</AdminPage>
	);
}

/** One message: the product's texts, and the brand's own in their place. */
function Message({ row, version }: { row: Row; version: number }) {
	const { t } = useTranslation('admin');
	const typed = useTyped(row.key);
	const isOwn = row.own.en !== '' || row.own.de !== '';
	return (
		<VerbForm fields={{ message: row.key, version }} className="border-b border-line py-4 last:border-0">
			<h3 className="font-sans text-small font-semibold break-all text-ink2">{row.key}</h3>
			<div className="mt-2 grid gap-4 md:grid-cols-2">
				{(['en', 'de'] as const).map((language) => (
					<div key={language}>
						<label htmlFor={`${row.key}-${language}`} className="mb-1.5 block text-label text-ink2">
							{t(`wording.${language}`)}
						</label>
						<p lang={language} className="mb-2 text-small break-words">
							{row.product[language]}
						</p>
						<textarea
							id={`${row.key}-${language}`}
							name={language}
							lang={language}
							rows={2}
							maxLength={2000}
							defaultValue={typed[language] ?? row.own[language]}
							placeholder={t('wording.asProduct')}
							className={`block min-h-19 py-2.5 [field-sizing:content] ${boxClass(false)}`}
						/>
					</div>
				))}
			</div>
			<div className="mt-3 flex flex-wrap gap-3">
				<button
					type="submit"
					name="intent"
					value="save"
					className={tradeButton()}
					aria-label={`${t('save')}: ${row.key}`}
				>
					{t('save')}
				</button>
				{isOwn ? (
					<button
						type="submit"
						name="intent"
						value="remove"
						className={tradeButton('quiet')}
						aria-label={`${t('wording.remove')}: ${row.key}`}
					>
						{t('wording.remove')}
					</button>
				) : null}
			</div>
		</VerbForm>
	);
}

export const meta = noindexMeta;
