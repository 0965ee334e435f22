import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta, stylesheets } from '~/components/layout/page-meta';
import { useRoot } from '~/components/root/use-root';
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
import { lastTeamEnd } from '~/domain/operator-desk/today/last-team-end';
import { listWeekRisks, type WeekRisks } from '~/domain/operator-desk/today/list-week-risks.server';
import { type DeskToday, loadDeskToday } from '~/domain/operator-desk/today/load-desk-today.server';
import { serverTexts } from '~/locales/server';
import { errorPage } from '../forms/error-page.server';

const KEYS: readonly KeyHint[] = [{ keys: ['G', 'K'], text: 'operator-today:keys.calendar' }];

export const handle = { i18n: ['operator-today', 'operator-calendar', 'desk'], keys: KEYS };

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

export default function DeskTodayPage() {
	const { t } = useTranslation('operator-today');
	const language = useRoot().language as Language;
	const { today: loaded, risks, since, day, firstName } = useLoaderData<typeof loader>();
	const today = loaded as DeskToday;
	const { time } = readClock(zoneClock(PRODUCT_ZONE), today.now);
	const part = time < '11:00' ? 'morning' : time < '18:00' ? 'day' : 'evening';
	return (
		<WorkPage
			title={firstName ? t(`greeting.${part}`, { name: firstName }) : t('title')}
			lead={`${formatDate(today.today, language, { weekday: 'comma' })}, ${time}`}
			aside={
				<Link to="/partner/desk/calendar" className={tradeButton('dark')} prefetch="intent">
					{t('calendar')}
				</Link>
			}
		>
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
				{risks ? <WeekRiskList {...(risks as NonNullable<WeekRisks>)} stays={today.stays} today={today.today} /> : null}
			</div>
			<MoneyAndTime today={today} since={since} />
		</WorkPage>
	);
}

export const meta = noindexMeta;
