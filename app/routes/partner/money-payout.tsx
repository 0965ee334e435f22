import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta } from '~/components/layout/page-meta';
import { MoneyPage } from '~/components/trade/money/money-page';
import { PayoutRunPanel } from '~/components/trade/money/payout-run-panel';
import { PayoutRunTable } from '~/components/trade/money/payout-run-table';
import { payoutRunView } from '~/components/trade/money/payout-run-view.server';
import { OutcomeLine, useOutcome } from '~/components/trade/page/outcome-line';
import { FaultBox } from '~/components/trade/parts/fault-box';
import { moneyCounts } from '~/domain/payment/desk/money-counts.server';
import { loadPayoutRun } from '~/domain/payout/load-payout-run.server';
import { discardPayoutRun, markRunPaid, releasePayoutRun } from '~/domain/payout/payout-run.server';
import { serverTexts } from '~/locales/server';
import { answerVerb, textOf } from '../forms/answer-verb.server';
import { errorPage } from '../forms/error-page.server';
import { readFormData } from '../forms/read-form.server';

/** Why a run has no file for the bank, as the address of its page says it. */
const FILE_FAULTS = ['account-changed', 'no-account', 'no-bank', 'no-such-step'] as const;

export const handle = { i18n: ['money', 'payouts', 'refunds', 'desk'] };

/** `/partner/money/payouts/{run}`: one run, to be released by a second person, sent to the bank and written down as paid (PAYOUT-2). */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const title = serverTexts(context).t('payouts:run.title');
	const [run, counts] = await Promise.all([loadPayoutRun(context, params.run ?? ''), moneyCounts(context)]).catch(
		errorPage(title),
	);
	const fault = FILE_FAULTS.find((each) => each === new URL(request.url).searchParams.get('fault')) ?? null;
	return json({ title, counts, fault, today: context.today, run: payoutRunView(run, context.actor?.id ?? '') });
}

export async function action({ context, params, request }: ActionFunctionArgs) {
	const form = await readFormData(request);
	const at = { ctx: context, id: params.run ?? '' };
	const intent = textOf(form, 'intent');
	const done = { release: 'runReleased', paid: 'runPaid', discard: 'runDiscarded' }[intent];
	if (!done) return json(null, { status: 400 });
	return answerVerb({ row: intent, done, form, now: context.now }, () => {
		if (intent === 'release') return releasePayoutRun(at);
		return intent === 'paid' ? markRunPaid({ ...at, paidOn: textOf(form, 'day') }) : discardPayoutRun(at);
	});
}

export default function Payout() {
	const { t } = useTranslation('desk');
	const { run, fault, today } = useLoaderData<typeof loader>();
	const outcome = useOutcome();
	return (
		<MoneyPage>
			<OutcomeLine />
			{fault && !outcome ? (
				<FaultBox isResult className="mt-5">
					<p>{t(`fault.${fault}`)}</p>
				</FaultBox>
			) : null}
			<div className="mt-6 grid content-start items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
				<PayoutRunTable run={run} />
				<PayoutRunPanel run={run} today={today} />
			</div>
		</MoneyPage>
	);
}

export const meta = noindexMeta;
