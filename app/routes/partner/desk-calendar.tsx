import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import {
	Link,
	type ShouldRevalidateFunctionArgs,
	useActionData,
	useLoaderData,
	useLocation,
	useSearchParams,
} from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { SERVICE_LEVELS } from '#db/schema/enums';
import { noindexMeta, stylesheets } from '~/components/layout/page-meta';
import { useRoot } from '~/components/root/use-root';
import gridStyles from '~/components/trade/grid/grid-form.css?url';
import { KeyCap } from '~/components/trade/key-cap';
import type { CalendarAnswer, CalendarOutcome, SentBlock } from '~/components/trade/operator-desk/calendar-answer';
import { CalendarBoard } from '~/components/trade/operator-desk/calendar-board';
import { ClearFilters } from '~/components/trade/operator-desk/calendar-filters';
import formStyles from '~/components/trade/operator-desk/calendar-forms.css?url';
import { ZOOMS } from '~/components/trade/operator-desk/calendar-geometry';
import headStyles from '~/components/trade/operator-desk/calendar-head.css?url';
import { CalendarLegend } from '~/components/trade/operator-desk/calendar-legend';
import { CalendarToolbar } from '~/components/trade/operator-desk/calendar-toolbar';
import styles from '~/components/trade/operator-desk/desk-calendar.css?url';
import phoneStyles from '~/components/trade/operator-desk/phone/phone-calendar.css?url';
import { Pages } from '~/components/trade/page/pages';
import { WorkPage } from '~/components/trade/page/work-page';
import type { KeyHint } from '~/components/trade/shortcuts';
import { EmptyState } from '~/components/trade/states';
import { tradeButton } from '~/components/trade/trade-button';
import type { AppLoadContext } from '~/context';
import { formatDateRange } from '~/domain/date/format-date-range';
import { addDays, parsePlainDate } from '~/domain/date/plain-date';
import type { Language } from '~/domain/language/language';
import { blockNights, changeBlock, endBlocks } from '~/domain/operator-desk/blocks/block-nights.server';
import { MOST_PROPERTIES } from '~/domain/operator-desk/blocks/read-block';
import { countFilters, readCalendarFilter } from '~/domain/operator-desk/calendar/calendar-filter';
import { CALENDAR_DAYS } from '~/domain/operator-desk/calendar/calendar-window';
import { type DeskCalendar, loadDeskCalendar } from '~/domain/operator-desk/calendar/load-desk-calendar.server';
import { setNightPrices, undoNightPrices } from '~/domain/operator-desk/prices/set-night-prices.server';
import type { RuleErrors } from '~/domain/operator-desk/stay-rules/read-rule';
import { setNightRules, undoNightRules } from '~/domain/operator-desk/stay-rules/set-night-rules.server';
import { serverTexts } from '~/locales/server';
import { countOf, textOf } from '../forms/answer-verb.server';
import { errorPage, missingPage } from '../forms/error-page.server';
import { formErrorOf } from '../forms/form-error.server';
import { readFormData } from '../forms/read-form.server';
import { readRuleForm, typedSeason } from './read-rule-form.server';

const KEYS: readonly KeyHint[] = [
	{ keys: ['←', '→', '↑', '↓'], text: 'operator-calendar:keys.move' },
	{ keys: ['⇧', '→'], text: 'operator-calendar:keys.select' },
	{ keys: ['↵'], text: 'operator-calendar:keys.open' },
	{ keys: ['B'], text: 'operator-calendar:keys.block' },
	{ keys: ['H'], text: 'operator-calendar:keys.hold' },
	{ keys: ['P'], text: 'operator-calendar:keys.price' },
	{ keys: ['S'], text: 'operator-calendar:keys.stay' },
	{ keys: ['C'], text: 'operator-calendar:keys.days' },
	{ keys: ['[', ']'], text: 'operator-calendar:keys.bars' },
	{ keys: ['⌥', '→'], text: 'operator-calendar:keys.stretch' },
	{ keys: ['+', '−'], text: 'operator-calendar:keys.zoom' },
	{ keys: ['T'], text: 'operator-calendar:keys.today' },
	{ keys: ['D'], text: 'operator-calendar:keys.date' },
	{ keys: ['F'], text: 'operator-calendar:keys.find' },
];

export const handle = { i18n: ['operator-calendar', 'operator-prices', 'stay-rules', 'desk'], keys: KEYS };

export const links = stylesheets(gridStyles, styles, headStyles, formStyles, phoneStyles);

/** `/partner/desk/calendar`: the nights of all properties of the operator (OPERATOR-1). */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const title = serverTexts(context).t('operator-calendar:title');
	const query = new URL(request.url).searchParams;
	const { typedFree, freeError, ...filter } = readCalendarFilter(query);
	const input = {
		from: parsePlainDate(query.get('from')),
		filter,
		after: Math.min(1_000_000, Math.max(0, Math.trunc(Number(query.get('after'))) || 0)),
	};
	const calendar = await loadDeskCalendar({ ctx: context, input }).catch(errorPage(title));
	return json({ title, calendar, typedFree, freeError, now: context.now }, freeError ? { status: 400 } : undefined);
}

/** Another zoom shows the same nights. */
export function shouldRevalidate({
	currentUrl,
	nextUrl,
	formMethod,
	defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
	const rest = ({ searchParams }: URL) => {
		const query = new URLSearchParams(searchParams);
		query.delete('zoom');
		return query.toString();
	};
	const isZoom = currentUrl.searchParams.get('zoom') !== nextUrl.searchParams.get('zoom');
	return isZoom && !formMethod && rest(currentUrl) === rest(nextUrl) ? false : defaultShouldRevalidate;
}

export async function action({ context, request }: ActionFunctionArgs) {
	const form = await readFormData(request);
	const sent = sentBlock(form);
	const answer = (outcome: CalendarOutcome, status = 200) =>
		json<CalendarAnswer>({ ...outcome, at: context.now, sent }, { status });
	try {
		const outcome = await act(context, form, sent);
		return answer(
			outcome,
			outcome.outcome.startsWith('invalid') ? 400 : ['taken', 'over'].includes(outcome.outcome) ? 409 : 200,
		);
	} catch (error) {
		const words = { 'changed-meanwhile': 'changed-meanwhile', unavailable: 'failed' } as const;
		try {
			const { word, status } = formErrorOf(error, words);
			return answer({ outcome: word }, status);
		} catch {
			return missingPage(context)(error);
		}
	}
}

async function act(ctx: AppLoadContext, form: FormData, sent: SentBlock): Promise<CalendarOutcome> {
	const block = { id: sent.id, version: sent.version };
	switch (textOf(form, 'intent')) {
		case 'change': {
			const changed = await changeBlock({ ctx, block, typed: sent });
			if (changed.outcome === 'invalid') return changed;
			return { ...changed, acted: { blockId: block.id, version: changed.version } };
		}
		case 'end':
		case 'restore': {
			const isUndo = textOf(form, 'intent') === 'restore';
			const { acted, refused, isOver } = await endBlocks({ ctx, blocks: actedBlocks(form, block), isUndo });
			if (acted.length === 0) return { outcome: isOver ? 'over' : 'taken' };
			return { outcome: isUndo ? 'restored' : 'ended', acted, refused };
		}
		case 'rules':
			return setRules(ctx, form, sent);
		case 'prices':
			return setPrices(ctx, form, sent);
		case 'unprice': {
			const { refused } = await undoNightPrices({ ctx, acted: actedVersions(form) });
			return { outcome: 'unpriced', refused };
		}
		case 'unrule': {
			const { refused } = await undoNightRules({ ctx, acted: actedVersions(form) });
			return { outcome: 'unruled', refused };
		}
		default:
			return blockNights({ ctx, typed: sent });
	}
}

/** A rule for the chosen nights, published at once (STAY-8). */
async function setRules(ctx: AppLoadContext, form: FormData, { properties }: SentBlock): Promise<CalendarOutcome> {
	const typed = readRuleForm(form);
	const set = await setNightRules({ ctx, properties, typed });
	if (set.outcome === 'ruled') return { outcome: 'ruled', ruled: set.made, same: set.same, refused: set.refused };
	if ('properties' in set.errors) return { outcome: 'invalid', errors: { properties: set.errors.properties } };
	const part = textOf(form, 'parts') === 'days' ? 'days' : 'stay';
	return { outcome: 'invalid-rule', part, errors: set.errors as RuleErrors, typed: typedSeason(typed) };
}

/** A price for the stays in the chosen nights, published at once (OPERATOR-25). */
async function setPrices(ctx: AppLoadContext, form: FormData, sent: SentBlock): Promise<CalendarOutcome> {
	const text = textOf(form, 'amount').slice(0, 40);
	const level = SERVICE_LEVELS.find((each) => each === textOf(form, 'level')) ?? null;
	const [checkIn, checkOut] = [parsePlainDate(sent.checkIn), parsePlainDate(sent.checkOut)];
	if (!checkIn || !checkOut) return { outcome: 'invalid', errors: { [checkIn ? 'checkOut' : 'checkIn']: 'date' } };
	const set = await setNightPrices({ ctx, properties: sent.properties, nights: { checkIn, checkOut }, level, text });
	if (set.outcome === 'invalid') return { outcome: 'invalid-price', error: set.error, text, level: level ?? '' };
	return { outcome: 'priced', priced: set.made, same: set.same, refused: set.refused };
}

/** The versions of an undo, as `property number`. */
function actedVersions(form: FormData) {
	return form
		.getAll('acted')
		.slice(0, MOST_PROPERTIES)
		.map((text) => String(text).split(' '))
		.map(([propertyId = '', number]) => ({ propertyId, number: Number(number) || 0 }));
}

/** The blocks of an undo, as `id version`; else the one that the form is about. */
function actedBlocks(form: FormData, own: { id: string; version: number }) {
	const acted = form
		.getAll('acted')
		.slice(0, MOST_PROPERTIES)
		.map((text) => String(text).split(' '));
	return acted.length > 0 ? acted.map(([id = '', version]) => ({ id, version: Number(version) || 0 })) : [own];
}

/** The texts of the form, no longer than they could be right. */
function sentBlock(form: FormData): SentBlock {
	const text = (name: string, most: number) => textOf(form, name).slice(0, most);
	const kind = textOf(form, 'kind') === 'hold' ? 'hold' : 'own';
	return {
		...{ id: text('id', 60), version: countOf(form, 'version') },
		properties: form
			.getAll('properties')
			.slice(0, MOST_PROPERTIES + 1)
			.map((each) => String(each).slice(0, 60)),
		kind,
		...{ checkIn: text('checkIn', 20), checkOut: text('checkOut', 20) },
		// A form that asks for the act has a field of both.
		reason: text(kind === 'hold' ? 'name' : 'reason', 500),
		...{ until: text('until', 5), untilAt: text('untilAt', 30), price: text('price', 40) },
	};
}

export default function DeskCalendarPage() {
	const { t } = useTranslation('operator-calendar');
	const language = useRoot().language as Language;
	const { title, calendar: loaded, typedFree, freeError, now } = useLoaderData<typeof loader>();
	const calendar = loaded as DeskCalendar;
	const answer = useActionData<CalendarAnswer>() ?? null;
	const { search } = useLocation();
	const { from, filter, all, whole, next } = calendar;
	const isNarrowed = countFilters(filter) > 0;
	const asked = useSearchParams()[0].get('zoom');
	const zoom = ZOOMS.find((each) => each === asked) ?? 'day';
	const typed = { typedFree, freeError };
	return (
		<WorkPage
			title={title}
			lead={
				<>
					{t(isNarrowed ? 'leadNarrowed' : 'lead', {
						...{ count: isNarrowed ? whole : all, found: all },
						period: formatDateRange(from, addDays(from, CALENDAR_DAYS - 1), language),
					})}{' '}
					{isNarrowed ? <ClearFilters {...{ from, zoom }} className="trade-link" /> : null}
				</>
			}
			aside={
				all > 0 ? (
					<Link to={{ search, hash: 'block' }} preventScrollReset className={tradeButton('dark')}>
						{t('block')} <KeyCap>N</KeyCap>
					</Link>
				) : null
			}
		>
			<CalendarToolbar {...{ calendar, typed, zoom }} />
			{all === 0 ? (
				<div className="trade-card mt-4">
					{isNarrowed ? (
						<EmptyState
							title={t('nothingFits')}
							actions={<ClearFilters {...{ from, zoom }} className={tradeButton('dark')} />}
						>
							{t('nothingFitsHint')}
						</EmptyState>
					) : (
						<EmptyState title={t('none')}>{t('noneHint')}</EmptyState>
					)}
				</div>
			) : (
				<>
					<CalendarBoard {...{ calendar, typed, answer, now, zoom }} />
					<div className="desk-unscripted">
						<Pages next={next === null ? null : String(next)} />
					</div>
					<CalendarLegend />
				</>
			)}
		</WorkPage>
	);
}

export const meta = noindexMeta;
