import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { NOTICE_GROUPS, OPERATOR_NOTICES } from '#db/schema/trade-enums';
import { AbsenceCard } from '~/components/account/absence-card';
import { NoticeCard } from '~/components/account/notice-card';
import { OperatorNoticeCard } from '~/components/account/operator-notice-card';
import { noindexMeta } from '~/components/layout/page-meta';
import { OutcomeLine } from '~/components/trade/page/outcome-line';
import { WorkPage } from '~/components/trade/page/work-page';
import { EmptyState } from '~/components/trade/states';
import { parsePlainDate } from '~/domain/date/plain-date';
import { readAbsence, setAbsence } from '~/domain/member/set-absence.server';
import { readNoticeSettings, saveNoticeSettings } from '~/domain/notice/notice-settings.server';
import { readOperatorNotices, saveOperatorNotices } from '~/domain/notice/operator-notices.server';
import { serverTexts } from '~/locales/server';
import { DomainError } from '~/platform/errors';
import { answerVerb, textOf } from '../forms/answer-verb.server';
import { readFormData } from '../forms/read-form.server';

export const handle = { i18n: ['notices', 'desk'], isTrade: true };

/** `/user/notices`: what the signed-in user is told in the product and by mail, and who is told while the user is away (MEMBER-6, MEMBER-7). */
export async function loader({ context }: LoaderFunctionArgs) {
	const [settings, absence, operator] = await Promise.all([
		readNoticeSettings(context),
		readAbsence(context),
		readOperatorNotices(context),
	]);
	return json({ title: serverTexts(context).t('notices:title'), settings, absence, operator, today: context.today });
}

export async function action({ context: ctx, request }: ActionFunctionArgs) {
	const form = await readFormData(request);
	const sent = (row: string, done: string) => ({ row, done, form, now: ctx.now });
	switch (textOf(form, 'act')) {
		case 'away': {
			const absence = { until: parsePlainDate(textOf(form, 'until')), standInId: textOf(form, 'standIn') };
			return answerVerb(sent('absence', 'awaySet'), () => setAbsence({ ctx, absence }));
		}
		case 'back':
			return answerVerb(sent('absence', 'backSet'), () => setAbsence({ ctx, absence: null }));
		case 'notices': {
			const settings = NOTICE_GROUPS.map((group) => ({
				group,
				isShown: form.has(`${group}-shown`),
				isMailed: form.has(`${group}-mailed`),
			}));
			return answerVerb(sent('notices', 'noticesSet'), () => saveNoticeSettings({ ctx, settings }));
		}
		case 'operator': {
			const mine = OPERATOR_NOTICES.filter((group) => form.has(`${group}-mine`));
			const off = OPERATOR_NOTICES.filter((group) => !form.has(`${group}-address`));
			return answerVerb(sent('operator', 'noticesSet'), () => saveOperatorNotices({ ctx, mine, off }));
		}
		default:
			// An empty form switches nothing off.
			return answerVerb(sent('', 'noticesSet'), async () => {
				throw new DomainError('invalid', 'No such act');
			});
	}
}

export default function UserNotices() {
	const { t } = useTranslation('notices');
	const { settings, absence, operator, today } = useLoaderData<typeof loader>();
	return (
		<WorkPage title={t('title')} lead={t('lead')}>
			<OutcomeLine />
			{settings.length === 0 && absence === null && operator === null ? (
				<div className="trade-card mt-6">
					<EmptyState title={t('none')}>{t('noneText')}</EmptyState>
				</div>
			) : (
				<div className="mt-6 grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
					{settings.length > 0 || operator ? (
						<div className="grid gap-6">
							{operator ? <OperatorNoticeCard notices={operator} /> : null}
							{settings.length > 0 ? <NoticeCard settings={settings} /> : null}
						</div>
					) : null}
					{absence ? <AbsenceCard absence={absence} today={today} /> : null}
				</div>
			)}
		</WorkPage>
	);
}

export const meta = noindexMeta;
