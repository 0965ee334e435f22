import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { REFUND_STATES } from '#db/schema/money-enums';
import { noindexMeta } from '~/components/layout/page-meta';
import { ListStates } from '~/components/trade/money/list-states';
import { MoneyPage } from '~/components/trade/money/money-page';
import { RefundRow } from '~/components/trade/money/refund-row';
import { OutcomeLine } from '~/components/trade/page/outcome-line';
import { Pages } from '~/components/trade/page/pages';
import { EmptyState } from '~/components/trade/states';
import { typedMinor } from '~/domain/money/typed-minor';
import { moneyCounts } from '~/domain/payment/desk/money-counts.server';
import { editRefund } from '~/domain/refund/edit-refund.server';
import { listRefunds } from '~/domain/refund/list-refunds.server';
import { recordRefund, releaseRefund, withdrawRefund } from '~/domain/refund/release-refund.server';
import { serverTexts } from '~/locales/server';
import { answerVerb, countOf, textOf } from '../forms/answer-verb.server';
import { errorPage } from '../forms/error-page.server';
import { readFormData } from '../forms/read-form.server';

export const handle = { i18n: ['money', 'refunds', 'desk', 'admin'] };

/** `/partner/money/refunds`: what goes back to clients (MONEY-13). */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const query = new URL(request.url).searchParams;
	const state = REFUND_STATES.find((each) => each === query.get('state')) ?? 'proposed';
	const title = serverTexts(context).t('money:tabs.refunds');
	const after = Number(query.get('after')) || null;
	const [listed, counts] = await Promise.all([listRefunds(context, { state, after }), moneyCounts(context)]).catch(
		errorPage(title),
	);
	return json({ title, counts, state, today: context.today, ...listed });
}

const DONE: Record<string, string> = {
	...{ change: 'refundChanged', release: 'refundReleased', record: 'refundPaid', withdraw: 'refundWithdrawn' },
};

export async function action({ context, request }: ActionFunctionArgs) {
	const form = await readFormData(request);
	const intent = textOf(form, 'intent');
	const done = DONE[intent];
	if (!done) return json(null, { status: 400 });
	const id = textOf(form, 'refund');
	const at = { ctx: context, id, version: countOf(form, 'version') };
	return answerVerb({ row: id, done, form, now: context.now }, () => {
		if (intent === 'release') return releaseRefund(at);
		if (intent === 'record') return recordRefund({ ...at, paidOn: textOf(form, 'day') });
		if (intent === 'withdraw') return withdrawRefund(at);
		const typed = (name: string) => typedMinor(textOf(form, name), textOf(form, 'currency')) ?? -1;
		const retained = textOf(form, 'retained');
		return editRefund({
			...at,
			change: {
				minor: form.has('amount') ? typed('amount') : 0,
				retainedMinor: retained === '' || /^0([.,]0{1,2})?$/.test(retained) ? 0 : typed('retained'),
				reason: textOf(form, 'reason'),
				payee: { holder: textOf(form, 'holder'), iban: textOf(form, 'iban'), bic: textOf(form, 'bic') },
			},
		});
	});
}

export default function Refunds() {
	const { t } = useTranslation('refunds');
	const { state, rows, next, today } = useLoaderData<typeof loader>();
	return (
		<MoneyPage lead={t('lead')}>
			<OutcomeLine />
			<section className="trade-card mt-6">
				<ListStates
					name="state"
					label={t('states.label')}
					current={state}
					states={REFUND_STATES.map((value) => ({ value, text: t(`states.${value}`) }))}
				/>
				{rows.length === 0 ? <EmptyState title={t('none')}>{t('noneText')}</EmptyState> : null}
				<ul>
					{rows.map((row) => (
						<RefundRow key={row.id} row={row} today={today} />
					))}
				</ul>
				<Pages next={next} />
			</section>
			<p className="trade-note mt-3">{t('payNote')}</p>
		</MoneyPage>
	);
}

export const meta = noindexMeta;
