import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link, useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta, stylesheets } from '~/components/layout/page-meta';
import { useRoot } from '~/components/root/use-root';
import gridStyles from '~/components/trade/grid/grid-form.css?url';
import type { NightsAnswer, NightsOutcome } from '~/components/trade/hotel-desk/nights/night-answer';
import { NightBoard } from '~/components/trade/hotel-desk/nights/night-board';
import styles from '~/components/trade/hotel-desk/nights/night-calendar.css?url';
import { NightLegend } from '~/components/trade/hotel-desk/nights/night-legend';
import { NightToolbar } from '~/components/trade/hotel-desk/nights/night-toolbar';
import { AnswerStrip } from '~/components/trade/hotel-desk/today/answer-strip';
import { WorthALook } from '~/components/trade/hotel-desk/today/worth-a-look';
import { KeyCap } from '~/components/trade/key-cap';
import { WorkPage } from '~/components/trade/page/work-page';
import type { KeyHint } from '~/components/trade/shortcuts';
import { EmptyState } from '~/components/trade/states';
import { tradeButton } from '~/components/trade/trade-button';
import { formatDateRange } from '~/domain/date/format-date-range';
import { parsePlainDate } from '~/domain/date/plain-date';
import { loadNightCalendar, type NightCalendar } from '~/domain/hotel-desk/nights/load-night-calendar.server';
import type { TypedChange } from '~/domain/hotel-desk/nights/read-night-change';
import { setNights } from '~/domain/hotel-desk/nights/set-nights.server';
import { undoNights } from '~/domain/hotel-desk/nights/undo-nights.server';
import { listToAnswer, type ToAnswer } from '~/domain/hotel-desk/today/list-to-answer.server';
import { type WorthALook as LookLine, listWorthALook } from '~/domain/hotel-desk/today/list-worth-a-look.server';
import type { Language } from '~/domain/language/language';
import { serverTexts } from '~/locales/server';
import { countOf, textOf } from '../forms/answer-verb.server';
import { errorPage, missingPage } from '../forms/error-page.server';
import { formErrorOf } from '../forms/form-error.server';
import { readFormData } from '../forms/read-form.server';

const KEYS: readonly KeyHint[] = [
	{ keys: ['←', '→', '↑', '↓'], text: 'hotel-calendar:keys.move' },
	{ keys: ['⇧', '→'], text: 'hotel-calendar:keys.select' },
	{ keys: ['↵'], text: 'hotel-calendar:keys.open' },
	{ keys: ['P'], text: 'hotel-calendar:keys.price' },
	{ keys: ['U'], text: 'hotel-calendar:keys.units' },
	{ keys: ['S'], text: 'hotel-calendar:keys.selling' },
	{ keys: ['L'], text: 'hotel-calendar:keys.minNights' },
	{ keys: ['A'], text: 'hotel-calendar:keys.arrival' },
	{ keys: ['N'], text: 'hotel-calendar:keys.many' },
	{ keys: ['Q'], text: 'hotel-calendar:keys.next' },
	{ keys: ['Y'], text: 'hotel-calendar:keys.confirm' },
];

export const handle = { i18n: ['hotel-calendar', 'hotel-desk', 'desk', 'inbox', 'dashboard', 'lead'], keys: KEYS };

export const links = stylesheets(gridStyles, styles);

/** `/partner/hotel/calendar`: the nights of the hotel, room type by room type. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const title = serverTexts(context).t('hotel-calendar:title');
	const query = new URL(request.url).searchParams;
	const input = { from: parsePlainDate(query.get('from')), planId: query.get('plan') };
	const [calendar, toAnswer, worthALook] = await Promise.all([
		loadNightCalendar({ ctx: context, input }),
		listToAnswer({ ctx: context }),
		listWorthALook({ ctx: context }),
	]).catch(errorPage(title));
	return json({ title, calendar, toAnswer, worthALook, now: context.now });
}

export async function action({ context, request }: ActionFunctionArgs) {
	const form = await readFormData(request);
	const typed = typedChange(form);
	const answer = (given: NightsOutcome, status = 200) =>
		json<NightsAnswer>({ ...given, at: context.now, typed }, { status });
	try {
		if (textOf(form, 'intent') === 'undo') {
			const undone = await undoNights({ ctx: context, number: countOf(form, 'number') });
			return answer({ outcome: 'undone', ...undone });
		}
		const result = await setNights({ ctx: context, typed, seen: countOf(form, 'seen') });
		const status = { set: 200, invalid: 400, 'changed-meanwhile': 409 }[result.outcome];
		return answer(result, status);
	} catch (error) {
		const words = { 'undone-already': 'undone-already', unavailable: 'failed' } as const;
		try {
			const { word, status } = formErrorOf(error, words);
			return answer({ outcome: word }, status);
		} catch {
			return missingPage(context)(error);
		}
	}
}

const MOST_ROOMS = 200;

/** The texts of the form; a box beside an empty number counts for it. */
function typedChange(form: FormData): TypedChange {
	const all = (name: string) =>
		form
			.getAll(name)
			.filter((value) => typeof value === 'string')
			.slice(0, MOST_ROOMS)
			.map((value) => value.slice(0, 100));
	const number = (name: string) => (textOf(form, name) || textOf(form, `${name}Whole`)).slice(0, 20);
	return {
		...{ rooms: all('rooms'), weekdays: all('weekdays') },
		...{ first: textOf(form, 'first').slice(0, 20), last: textOf(form, 'last').slice(0, 20) },
		...{ units: number('units'), minNights: number('minNights') },
		...{ arrival: textOf(form, 'arrival').slice(0, 20), selling: textOf(form, 'selling').slice(0, 20) },
	};
}

export default function HotelCalendar() {
	const { t } = useTranslation('hotel-calendar');
	const language = useRoot().language as Language;
	const { title, calendar: loaded, toAnswer, worthALook, now } = useLoaderData<typeof loader>();
	const calendar = loaded as NightCalendar;
	const answer = useActionData<NightsAnswer>() ?? null;
	const { rooms, days } = calendar;
	const { search } = useLocation();
	const units = rooms.reduce((sum, room) => sum + room.units, 0);
	return (
		<WorkPage
			title={title}
			lead={t('lead', {
				count: units,
				types: t('types', { count: rooms.length }),
				period: formatDateRange(days[0], days.at(-1), language),
			})}
			aside={
				<div className="flex flex-wrap gap-2">
					<Link to="/partner/hotel/changes" className={tradeButton()}>
						{t('lastChanges')}
					</Link>
					{rooms.length > 0 ? (
						<Link to={{ search, hash: 'change' }} preventScrollReset className={tradeButton('dark')}>
							{t('changeMany')} <KeyCap>N</KeyCap>
						</Link>
					) : null}
				</div>
			}
		>
			<AnswerStrip toAnswer={toAnswer as ToAnswer} currency={calendar.hotel.currency} now={now} />
			{rooms.length === 0 ? (
				<div className="trade-card mt-6">
					<EmptyState title={t('noRoomsTitle')}>{t('noRooms')}</EmptyState>
				</div>
			) : (
				<>
					<NightToolbar calendar={calendar} />
					<NightBoard calendar={calendar} answer={answer} />
					<NightLegend />
				</>
			)}
			<WorthALook lines={worthALook as LookLine[]} />
		</WorkPage>
	);
}

export const meta = noindexMeta;
