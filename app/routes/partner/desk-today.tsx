import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta, stylesheets } from '~/components/layout/page-meta';
import { useRoot } from '~/components/root/use-root';
import type { ActAnswer } from '~/components/trade/operator-desk/bookings/booking-answer';
import { DeskOutcome } from '~/components/trade/operator-desk/bookings/desk-outcome';
import styles from '~/components/trade/operator-desk/today/desk-today.css?url';
import { MoneyAndTime } from '~/components/trade/operator-desk/today/money-and-time';
import { StayBoxes } from '~/components/trade/operator-desk/today/stay-boxes';
import { StayStrip } from '~/components/trade/operator-desk/today/stay-strip';
import { WaitingTable } from '~/components/trade/operator-desk/today/waiting-table';
import { WeekRiskList } from '~/components/trade/operator-desk/today/week-risk-list';
import { WorkPage } from '~/components/trade/page/work-page';
import type { KeyHint } from '~/components/trade/shortcuts';
import { tradeButton } from '~/components/trade/trade-button';
import { formatDate } from '~/domain/date/format-date';
import { addDays, parsePlainDate, plainDate } from '~/domain/date/plain-date';
import { PRODUCT_ZONE, readClock, zoneClock } from '~/domain/date/zone-clock';
import type { Language } from '~/domain/language/language';
import { DESK_BOOKINGS } from '~/domain/operator-desk/bookings/booking-path';
import { checkOwnProperties } from '~/domain/operator-desk/today/check-operators.server';
import { listWeekRisks, type WeekRisks } from '~/domain/operator-desk/today/list-week-risks.server';
import { type DeskToday, loadDeskToday } from '~/domain/operator-desk/today/load-desk-today.server';
import { askForPayment } from '~/domain/payment/ask-for-payment.server';
import { lastTeamEnd } from '~/domain/team/last-team-end';
import { serverTexts } from '~/locales/server';
import { answerVerb, textOf } from '../forms/answer-verb.server';
import { errorPage } from '../forms/error-page.server';
import { readFormData } from '../forms/read-form.server';
import { extendOption } from './answer-booking.server';

const KEYS: readonly KeyHint[] = [{ keys: ['G', 'K'], text: 'operator-today:keys.calendar' }];

export const handle = { i18n: ['operator-today', 'operator-calendar', 'operator-bookings', 'desk'], keys: KEYS };

export const links = stylesheets(styles);

/** `/partner/desk`: the day of an operator (OPERATOR-5). `?day=` shows who comes, is there and leaves on one day of the strip. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const title = serverTexts(context).t('operator-today:title');
	const since = lastTeamEnd(context.now);
	const [today, risks] = await Promise.all([
		loadDeskToday({ ctx: context, since }),
		listWeekRisks({ ctx: context }),
	]).catch(errorPage(title));
	const asked = parsePlainDate(new URL(request.url).searchParams.get('day'));
	const isShown = asked !== null && asked >= today.today && asked <= today.until;
	return json({ title, today, risks, since, day: isShown ? asked : null, firstName: context.actor?.firstName ?? null });
}

/** Options are given a later end, payments reminded of, and the properties looked over again. */
export async function action({ context, request }: ActionFunctionArgs) {
	const form = await readFormData(request);
	if (textOf(form, 'intent') === 'check') {
		const checked = await answerVerb({ row: 'risks', done: 'risksChecked', form, now: context.now }, () =>
			checkOwnProperties({ ctx: context }),
		);
		return json<ActAnswer>({ outcome: await checked.json(), undo: null, move: null }, { status: checked.status });
	}
	if (textOf(form, 'intent') !== 'remind') {
		const { answer, status } = await extendOption(context, form);
		return json(answer, { status });
	}
	const leadId = textOf(form, 'id');
	const answer = await answerVerb({ row: 'remind', done: 'reminded', form, now: context.now }, () =>
		askForPayment({ ctx: context, leadId }),
	);
	return json<ActAnswer>({ outcome: await answer.json(), undo: null, move: null }, { status: answer.status });
}

export default function DeskTodayPage() {
	const { t } = useTranslation('operator-today');
	const language = useRoot().language as Language;
	const answer = useActionData<ActAnswer>();
	const { today: loaded, risks, since, day, firstName } = useLoaderData<typeof loader>();
	const today = loaded as DeskToday;
	const { time } = readClock(zoneClock(PRODUCT_ZONE), today.now);
	const part = time < '11:00' ? 'morning' : time < '18:00' ? 'day' : 'evening';
	return (
		<WorkPage
			title={firstName ? t(`greeting.${part}`, { name: firstName }) : t('title')}
			lead={`${formatDate(today.today, language, { weekday: 'comma' })}, ${time}`}
			aside={
				<p className="flex flex-wrap gap-2">
					<Link to="/partner/desk/day" className={tradeButton()} prefetch="intent">
						{t('daySheet')}
					</Link>
					<Link to={DESK_BOOKINGS} className={tradeButton()} prefetch="intent">
						{t('bookings')}
					</Link>
					<Link to="/partner/desk/calendar" className={tradeButton('dark')} prefetch="intent">
						{t('calendar')}
					</Link>
				</p>
			}
		>
			<DeskOutcome undo={answer?.undo ?? null} />
			<StayStrip strip={today.strip} chosen={day === null ? null : plainDate(day)} />
			<div className="today-columns">
				<div className="min-w-0">
					<WaitingTable waiting={today.waiting} now={today.now} />
					<StayBoxes
						stays={today.stays}
						today={today.today}
						from={day === null ? today.today : plainDate(day)}
						until={day === null ? addDays(today.today, today.strip.length - 1) : plainDate(day)}
						isDay={day !== null}
					/>
				</div>
				{risks ? (
					<WeekRiskList
						{...(risks as NonNullable<WeekRisks>)}
						stays={today.stays}
						today={today.today}
						now={today.now}
					/>
				) : null}
			</div>
			<MoneyAndTime today={today} since={since} />
		</WorkPage>
	);
}

export const meta = noindexMeta;
