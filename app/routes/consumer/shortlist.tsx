import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta, stylesheets } from '~/components/layout/page-meta';
import { useRoot } from '~/components/root/use-root';
import { Comparison } from '~/components/shortlist/comparison';
import comparisonStyles from '~/components/shortlist/comparison.css?url';
import { EmptyShortlist } from '~/components/shortlist/empty-shortlist';
import { PriceForm } from '~/components/shortlist/price-form';
import { PropertyList } from '~/components/shortlist/property-list';
import { ShareAddress } from '~/components/shortlist/share-address';
import { type ShortlistTrade, type ShortlistView, shortlistView } from '~/components/shortlist/shortlist-view';
import { UndoBar } from '~/components/shortlist/undo-bar';
import { useShortlistMemory } from '~/components/shortlist/use-shortlist-memory';
import { mayPropose } from '~/components/trade/frame/may-propose';
import { ShortlistHotelsPart } from '~/components/trade/shortlist/hotels-part';
import { ButtonLink } from '~/components/ui/button';
import { beginAddress } from '~/domain/proposal/begin-address';
import { MOST_OPTIONS } from '~/domain/proposal/proposal-limits';
import { loadShortlist } from '~/domain/shortlist/load-shortlist.server';
import { parseShortlist, type ShortlistQuestion } from '~/domain/shortlist/parse-shortlist';
import { isTradeVisitor, tradeRights } from '~/domain/trade/is-trade-visitor';
import { seesCommissions } from '~/domain/trade/sees-commissions';
import { serverTexts } from '~/locales/server';
import { publicPageHeaders } from '~/platform/cache/cache-control';
import { loadShortlistHotels } from '../agent/load-shortlist-hotels.server';

export const handle = { i18n: ['shortlist'] };

export const links = stylesheets(comparisonStyles);

/** The shortlist: its properties are in the address, so that it can be shared and needs no account and no script. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const question = parseShortlist(new URL(request.url).searchParams, context.today);
	const trade = tradeOf(context);
	const { codes, period } = question;
	const showsCommission = trade?.showsCommission ?? false;
	const [shortlist, hotels] = await Promise.all([
		loadShortlist({ ctx: context, codes, rates: period, showsCommission }),
		trade && context.actor?.agency ? loadShortlistHotels(context, question) : null,
	]);
	const texts = serverTexts(context);
	return json({
		view: shortlistView(shortlist, question, context.language, trade),
		question,
		hotels,
		title: texts.t('shortlist:title'),
		description: texts.t('shortlist:description'),
	});
}

function tradeOf(context: LoaderFunctionArgs['context']): ShortlistTrade | null {
	const { actor } = context;
	if (!isTradeVisitor(actor)) return null;
	return { ...tradeRights(actor), showsCommission: seesCommissions(context) };
}

/** One element for all renderings: a part that is not hydrated yet must not be rendered again. */
const HOTELS = <ShortlistHotelsPart />;

export default function ShortlistPage() {
	const { t } = useTranslation('shortlist');
	const { view: loaded, question, hotels } = useLoaderData<typeof loader>();
	const view = loaded as ShortlistView;
	const { canonicalOrigin } = useRoot();
	const codes = view.houses.map(({ code }) => code);
	const count = view.houses.length;
	const hasHotels = question.hotels.length > 0 && hotels !== null;
	const memory = useShortlistMemory({ codes, missing: view.missing, address: view.address, hasHotels });
	const compared = view.houses.filter(({ isCompared }) => isCompared);
	const properties = codes.join('.');
	const compare = compared.length < count ? compared.map(({ code }) => code).join('.') : '';
	return (
		<main id="content" className="shortlist container pt-10 pb-20 lg:pt-14 lg:pb-28">
			<div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
				<div>
					<h1 className="text-h1">{t('title')}</h1>
					{count > 0 ? (
						<p className="mt-3 text-lead text-ink2">
							{compared.length < count ? t('leadMany', { count, compared: compared.length }) : t('lead', { count })}
						</p>
					) : null}
				</div>
				{count > 0 || hasHotels ? (
					<div className="flex flex-wrap items-center gap-x-7 gap-y-2 print:hidden">
						<button
							type="button"
							onClick={memory.keepAll}
							className={`min-h-11 font-medium hover:text-accent-ink max-lg:order-2 ${memory.isForeign ? '' : 'invisible'}`}
						>
							<span className="text-link">{t('keepAll', { count })}</span>
						</button>
						<ShareAddress address={canonicalOrigin + view.address} />
					</div>
				) : null}
			</div>
			{view.missing.length > 0 ? (
				<p className="mt-6 border-l-2 border-accent bg-light1 px-5 py-3.5">
					{t('missing', { count: view.missing.length })}
				</p>
			) : null}
			{question.isCut ? <p className="mt-6 border-l-2 border-accent bg-light1 px-5 py-3.5">{t('cut')}</p> : null}
			{count === 0 ? (
				hasHotels ? null : (
					<EmptyShortlist />
				)
			) : (
				<>
					<div className="mt-8 lg:mt-10">
						<PriceForm
							houses={properties}
							compare={compare}
							requested={question}
							others={{ hotels: question.hotels.join('.'), rooms: question.rooms }}
							withoutDates={view.withoutDates}
						/>
					</div>
					<Comparison view={view} onRemove={memory.remove} />
					{view.isOfTrade ? (
						<Propose codes={codes} question={question} />
					) : (
						<Enquire to={view.enquireTo} count={count} />
					)}
					{compared.length < count ? (
						<PropertyList
							key={view.address}
							houses={view.houses}
							question={{
								houses: properties,
								...question.period,
								...(question.adults ? { adults: question.adults } : {}),
								...(question.children ? { children: question.children } : {}),
								hotels: question.hotels.join('.'),
								rooms: question.rooms,
							}}
							onRemove={memory.remove}
						/>
					) : null}
				</>
			)}
			{hotels ? HOTELS : null}
			{memory.removed ? <UndoBar name={memory.removed} onUndo={memory.undo} onClose={memory.forget} /> : null}
		</main>
	);
}

type ProposeProps = { codes: readonly string[]; question: Pick<ShortlistQuestion, 'period' | 'adults' | 'children'> };

/** For agents: a proposal with the properties, the first six of them. */
function Propose({ codes, question: { period, adults, children } }: ProposeProps) {
	const { t } = useTranslation('shortlist');
	const { user } = useRoot();
	if (!mayPropose(user)) return null;
	return (
		<p className="mt-8 print:hidden">
			<ButtonLink
				to={beginAddress({ codes, ...period, adults, children })}
				className="min-h-13 font-semibold max-lg:w-full"
			>
				{t('proposal', { count: Math.min(codes.length, MOST_OPTIONS) })}
			</ButtonLink>
		</p>
	);
}

/** The one enquiry about all of them. */
function Enquire({ to, count }: { to: string; count: number }) {
	const { t } = useTranslation('shortlist');
	return (
		<div className="mt-10 flex flex-wrap items-center justify-between gap-x-12 gap-y-5 bg-main px-5 py-8 text-on-main max-lg:-mx-5 lg:mt-14 lg:px-10 lg:py-9 print:hidden">
			<p className="max-w-xl text-lead">{t('enquireText')}</p>
			<ButtonLink to={to} className="min-h-13 font-semibold max-lg:w-full">
				{t('enquire', { count })}
			</ButtonLink>
		</div>
	);
}

export const meta = noindexMeta;

export const headers = publicPageHeaders;
