import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta } from '~/components/layout/page-meta';
import { AdminPage } from '~/components/trade/admin/admin-page';
import { ServiceHours } from '~/components/trade/admin/service-hours';
import { ServiceState } from '~/components/trade/admin/service-state';
import { Timestamp } from '~/components/trade/page/timestamp';
import { FaultBox } from '~/components/trade/parts/fault-box';
import { requireAdmin } from '~/domain/administration/require-admin';
import { dayCounts, serviceFigures } from '~/domain/watch/service-figures';
import { serverTexts } from '~/locales/server';

export const handle = { i18n: ['admin', 'desk'] };

/** What the service did in the last day, what waits, and what is wrong (OBSERVE-5, OBSERVE-6). */
export async function loader({ context }: LoaderFunctionArgs) {
	requireAdmin(context);
	const report = await context.services.readWatch();
	return json({
		title: serverTexts(context).t('admin:tab.service'),
		report: report && {
			...{ at: report.at, checkedAt: report.checkedAt, findings: report.findings, gauges: report.gauges },
			minuteAt: report.lastAt['schedule.minute.done'] ?? null,
			dayAt: report.lastAt['schedule.day.done'] ?? null,
			day: serviceFigures(dayCounts(report)),
			hours: report.hours.map(({ at, counts }) => ({ at, ...serviceFigures(counts) })).reverse(),
		},
	});
}

export default function AdminService() {
	const { t } = useTranslation('admin');
	const { report } = useLoaderData<typeof loader>();
	return (
		<AdminPage
			title={t('tab.service')}
			lead={report && <Timestamp at={report.at}>{(moment) => t('service.lead', { moment })}</Timestamp>}
		>
			{report ? (
				<>
					<ServiceState report={report} />
					<ServiceHours day={report.day} hours={report.hours} />
				</>
			) : (
				<FaultBox>{t('service.unknown')}</FaultBox>
			)}
		</AdminPage>
	);
}

export const meta = noindexMeta;
