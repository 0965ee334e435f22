import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { RouteErrorPage } from '~/components/layout/error-page';
import { noindexMeta } from '~/components/layout/page-meta';
import { ConciergeFrame } from '~/components/trade/concierge/concierge-frame';
import { ServiceRow } from '~/components/trade/concierge/service-row';
import { ACCOUNT_FAULTS, ACCOUNT_FIELDS, type AccountAnswer } from '~/components/trade/concierge/supplier-account';
import { SupplierRow } from '~/components/trade/concierge/supplier-row';
import { EmptyState } from '~/components/trade/states';
import { evaluateAccess } from '~/domain/access/access-groups';
import { readConciergeCatalogue, saveService, saveSupplier } from '~/domain/concierge/edit-catalogue.server';
import { saveSupplierAccount, type TypedAccount } from '~/domain/concierge/supplier-account.server';
import { serverTexts } from '~/locales/server';
import { textOf } from '../forms/answer-verb.server';
import { errorPage } from '../forms/error-page.server';
import { everyRefusal, formErrorOf } from '../forms/form-error.server';
import { readFormData } from '../forms/read-form.server';

export const handle = { i18n: ['concierge', 'trade'], isTrade: true };

/** `/partner/concierge-jobs/services`: services and suppliers of the catalogue, edited (CONCIERGE-9), and the accounts of suppliers (PAYOUT-5). */
export async function loader({ context }: LoaderFunctionArgs) {
	const title = serverTexts(context).t('concierge:services.title');
	const mayEdit = evaluateAccess('concierge', context.actor, { isLoginRequired: true }) === 'allowed';
	return json({ title, mayEdit, ...(await readConciergeCatalogue(context).catch(errorPage(title))) });
}

/** Which form was sent, by its supplier or service, and what became of it. */
type RowAnswer = AccountAnswer & { key: string; part: 'row' | 'account' };

export async function action({ context, request }: ActionFunctionArgs) {
	const form = await readFormData(request);
	const key = textOf(form, 'key');
	const intent = textOf(form, 'intent');
	if (intent === 'account' || intent === 'removeAccount') return saveAccount(context, form, key);
	const input = { ...Object.fromEntries(form), isOffered: form.has('isOffered') };
	const answer = { key, part: 'row', fault: null, typed: {} } as const;
	try {
		const save = intent === 'supplier' ? saveSupplier : saveService;
		await save({ ctx: context, key, input });
		return json<RowAnswer>({ ...answer, isDone: true });
	} catch (error) {
		const { status } = formErrorOf(error, { ...everyRefusal('invalid'), fields: 'invalid' });
		return json<RowAnswer>({ ...answer, isDone: false }, { status });
	}
}

const FAULTS = {
	...everyRefusal<AccountAnswer['fault']>('unavailable'),
	...Object.fromEntries(ACCOUNT_FAULTS.map((fault) => [fault, fault])),
};

async function saveAccount(ctx: LoaderFunctionArgs['context'], form: FormData, key: string) {
	const input: TypedAccount = Object.assign(
		{ holder: '', iban: '', bic: '', street: '', postalCode: '', town: '', country: '' },
		Object.fromEntries(ACCOUNT_FIELDS.map((field) => [field, textOf(form, field).slice(0, 100)])),
	);
	const answer = { key, part: 'account' } as const;
	try {
		await saveSupplierAccount({ ctx, key, input: textOf(form, 'intent') === 'account' ? input : null });
		return json<RowAnswer>({ ...answer, isDone: true, fault: null, typed: {} });
	} catch (error) {
		const { word: fault, status } = formErrorOf(error, FAULTS);
		return json<RowAnswer>({ ...answer, isDone: false, fault, typed: input }, { status });
	}
}

export default function ConciergeServices() {
	const { t } = useTranslation('concierge');
	const { title, mayEdit, services, suppliers } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const answerOf = (key: string, part: RowAnswer['part']) =>
		answer?.key === key && answer.part === part ? answer : null;
	return (
		<ConciergeFrame title={title} lead={t('services.lead')} isTeam hasJobs={mayEdit}>
			{services.length === 0 ? (
				<div className="trade-card mt-6">
					<EmptyState title={t('services.none.title')}>{t('services.none.text')}</EmptyState>
				</div>
			) : mayEdit ? (
				<ul className="trade-card mt-6 [&>li+li]:border-hair [&>li+li]:border-t">
					{services.map((each) => (
						<ServiceRow key={each.key} service={each} suppliers={suppliers} answer={answerOf(each.key, 'row')} />
					))}
				</ul>
			) : null}
			{suppliers.length > 0 ? (
				<section id="suppliers" className="mt-8 scroll-mt-6">
					<h2 className="text-t2">{t('services.suppliers')}</h2>
					<ul className="trade-card mt-3 [&>li+li]:border-hair [&>li+li]:border-t">
						{suppliers.map((each) => (
							<SupplierRow
								key={each.key}
								supplier={each}
								mayEdit={mayEdit}
								answer={answerOf(each.key, 'row')}
								account={answerOf(each.key, 'account')}
							/>
						))}
					</ul>
				</section>
			) : null}
		</ConciergeFrame>
	);
}

export const meta = noindexMeta;

/** Of its own, so that a refused form has the frame's data. */
export const ErrorBoundary = RouteErrorPage;
