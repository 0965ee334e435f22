import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta } from '~/components/layout/page-meta';
import { MoneyPage } from '~/components/trade/money/money-page';
import { PayablesForm } from '~/components/trade/money/payables-form';
import { PayoutRunList } from '~/components/trade/money/payout-run-list';
import { OutcomeLine } from '~/components/trade/page/outcome-line';
import { EmptyState } from '~/components/trade/states';
import { knownBrands } from '~/domain/brand/known-brands';
import { addDays } from '~/domain/date/plain-date';
import { moneyCounts } from '~/domain/payment/desk/money-counts.server';
import { listPayables } from '~/domain/payout/list-payables.server';
import { listSupplierPayables } from '~/domain/payout/list-supplier-payables.server';
import { listPayoutRuns } from '~/domain/payout/load-payout-run.server';
import { payoutRunPath } from '~/domain/payout/payout-path';
import { createPayoutRun } from '~/domain/payout/payout-run.server';
import { listRefundsToPay } from '~/domain/payout/run-refunds.server';
import { serverTexts } from '~/locales/server';
import { answerVerb, textOf } from '../forms/answer-verb.server';
import { errorPage } from '../forms/error-page.server';
import { readFormData } from '../forms/read-form.server';

export const handle = { i18n: ['money', 'payouts', 'refunds', 'desk'] };

/** `/partner/money/payouts`: what agencies and suppliers are owed, and the runs that pay it (PAYOUT-1, PAYOUT-5). */
export async function loader({ context }: LoaderFunctionArgs) {
	const title = serverTexts(context).t('payouts:title');
	const [payables, supplierPayables, runs, refunds, counts] = await Promise.all([
		listPayables(context),
		listSupplierPayables(context),
		listPayoutRuns(context),
		listRefundsToPay(context),
		moneyCounts(context),
	]).catch(errorPage(title));
	const nameOf = (key: string) => knownBrands().of(key).name;
	const keys = [...payables, ...supplierPayables, ...refunds].map(
		({ brandKey, currency }) => `${brandKey} ${currency}`,
	);
	const groups = [...new Set(keys)].map((group) => {
		const [brandKey = '', currency = ''] = group.split(' ');
		const isOfGroup = (each: { brandKey: string; currency: string }) =>
			each.brandKey === brandKey && each.currency === currency;
		return {
			...{ brandKey, currency, brand: nameOf(brandKey) },
			...{ rows: payables.filter(isOfGroup), suppliers: supplierPayables.filter(isOfGroup) },
			refunds: refunds.filter(isOfGroup),
		};
	});
	return json({
		...{ title, counts, groups, firstDay: context.today, day: addDays(context.today, 1) },
		runs: runs.map((run) => ({ ...run, brand: nameOf(run.brandKey) })),
	});
}

export async function action({ context, request }: ActionFunctionArgs) {
	const form = await readFormData(request);
	const group = `${textOf(form, 'brand')} ${textOf(form, 'currency')}`;
	let id = '';
	const answer = await answerVerb({ row: group, done: 'runMade', form, now: context.now }, async () => {
		const chosen = (name: string) => form.getAll(name).filter((each) => typeof each === 'string');
		({ id } = await createPayoutRun({
			...{ ctx: context, brandKey: textOf(form, 'brand'), currency: textOf(form, 'currency') },
			...{ agencyIds: chosen('agency'), supplierKeys: chosen('supplier'), refundIds: chosen('refund') },
			executionDay: textOf(form, 'day'),
		}));
	});
	return id ? redirect(payoutRunPath(id)) : answer;
}

export default function Payouts() {
	const { t } = useTranslation('payouts');
	const { groups, runs, firstDay, day } = useLoaderData<typeof loader>();
	return (
		<MoneyPage lead={t('lead')}>
			<OutcomeLine />
			<div className="mt-6 grid gap-4">
				{groups.length === 0 ? (
					<section className="trade-card">
						<EmptyState title={t('due.none')}>{t('due.noneText')}</EmptyState>
					</section>
				) : null}
				{groups.map((group) => (
					<PayablesForm key={`${group.brandKey} ${group.currency}`} {...{ group, firstDay, day }} />
				))}
				<PayoutRunList runs={runs} />
			</div>
		</MoneyPage>
	);
}

export const meta = noindexMeta;
