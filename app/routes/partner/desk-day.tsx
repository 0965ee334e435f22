import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Form, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta } from '~/components/layout/page-meta';
import { useRoot } from '~/components/root/use-root';
import { DaySheetStays } from '~/components/trade/operator-desk/day-sheet-stays';
import { WorkPage } from '~/components/trade/page/work-page';
import { tradeButton } from '~/components/trade/trade-button';
import { asAdmin } from '~/domain/administration/as-admin';
import { formatDate } from '~/domain/date/format-date';
import { parsePlainDate } from '~/domain/date/plain-date';
import { type DaySheet, loadDaySheet } from '~/domain/operator-desk/day/load-day-sheet.server';
import { serverTexts } from '~/locales/server';
import { errorPage } from '../forms/error-page.server';

export const handle = { i18n: ['operator-bookings', 'trade-trip'] };

/** `/partner/desk/day`: who comes, is there and leaves on a day, on a sheet to print (OPERATOR-24). */
export async function loader({ context: given, request }: LoaderFunctionArgs) {
	const context = asAdmin(given);
	const title = serverTexts(context).t('operator-bookings:day.title');
	const day = parsePlainDate(new URL(request.url).searchParams.get('day')) ?? context.today;
	const sheet = await loadDaySheet({ ctx: context, day }).catch(errorPage(title));
	return json({ title, day, sheet });
}

export default function DeskDay() {
	const { t } = useTranslation('operator-bookings');
	const { language } = useRoot();
	const { title, day, sheet: loaded } = useLoaderData<typeof loader>();
	const sheet = loaded as DaySheet;
	return (
		<WorkPage
			title={title}
			lead={formatDate(day, language, { weekday: 'comma' })}
			aside={
				<Form method="get" className="flex flex-wrap items-end gap-2 print:hidden">
					<label className="grid gap-1">
						<span className="text-note text-ink2">{t('day.day')}</span>
						<input type="date" name="day" defaultValue={day} key={day} className="trade-field" />
					</label>
					<button type="submit" className={tradeButton()}>
						{t('day.show')}
					</button>
					<button type="button" className={tradeButton('dark')} onClick={() => window.print()}>
						{t('day.print')}
					</button>
				</Form>
			}
		>
			<DaySheetStays kind="arrivals" stays={sheet.arrivals} />
			<DaySheetStays kind="departures" stays={sheet.departures} />
			<DaySheetStays kind="stays" stays={sheet.stays} />
		</WorkPage>
	);
}

export const meta = noindexMeta;
