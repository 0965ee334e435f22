import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { RouteErrorPage } from '~/components/layout/error-page';
import { noindexMeta } from '~/components/layout/page-meta';
import { ConciergeFrame } from '~/components/trade/concierge/concierge-frame';
import type { SavedRowAnswer } from '~/components/trade/concierge/service-field';
import { ServiceRow } from '~/components/trade/concierge/service-row';
import { ACCOUNT_FAULTS, ACCOUNT_FIELDS, type AccountAnswer } from '~/components/trade/concierge/supplier-account';
import { SupplierRow } from '~/components/trade/concierge/supplier-row';
import { EmptyState } from '~/components/trade/states';
import { evaluateAccess } from '~/domain/access/access-groups';
import { requireActor } from '~/domain/access/require-actor';
import { groupOfEntries } from '~/domain/administration/entries/entry-kinds';
import { lastChange } from '~/domain/administration/entries/load-entry.server';
import { ROW_COLUMNS, readConciergeCatalogue, saveConciergeRow } from '~/domain/concierge/concierge-catalogue.server';
import { saveSupplierAccount, type TypedAccount } from '~/domain/concierge/supplier-account.server';
import { serverTexts } from '~/locales/server';
import { DomainError, statusOf } from '~/platform/errors';
import { textOf } from '../forms/answer-verb.server';
import { errorPage } from '../forms/error-page.server';
import { everyRefusal, formErrorOf } from '../forms/form-error.server';
import { readFormData } from '../forms/read-form.server';
import { readShownRow } from './read-entry-form.server';

export const handle = { i18n: ['concierge', 'catalogue-entries', 'trade'], isTrade: true };

/** `/partner/concierge-jobs/services`: services and suppliers of the catalogue, edited (CONCIERGE-9), and the accounts of suppliers (PAYOUT-5). */
export async function loader({ context }: LoaderFunctionArgs) {
	const title = serverTexts(context).t('concierge:services.title');
	const mayEdit = evaluateAccess('concierge', context.actor, { isLoginRequired: true }) === 'allowed';
	return json({ title, mayEdit, ...(await readConciergeCatalogue(context).catch(errorPage(title))) });
}

/** Which form was sent, by its supplier or service, and what became of it. */
type RowAnswer = { key: string } & (({ part: 'row' } & SavedRowAnswer) | ({ part: 'account' } & AccountAnswer));

export async function action({ context, request }: ActionFunctionArgs) {
	const form = await readFormData(request);
	const key = textOf(form, 'key');
	const intent = textOf(form, 'intent');
	if (intent === 'account' || intent === 'removeAccount') return saveAccount(context, form, key);
	const kind = intent === 'suppliers' ? 'suppliers' : 'services';
	requireActor(context, groupOfEntries(kind));
	const { typed, was } = readRow(kind, form);
	const answer = { part: 'row' as const, key, typed, was, errors: [], conflicts: [], by: null };
	try {
		const saved = await saveConciergeRow({ ctx: context, kind, key, typed, was });
		switch (saved.outcome) {
			case 'invalid':
				return json<RowAnswer>({ ...answer, outcome: 'invalid', errors: saved.errors }, { status: 400 });
			case 'conflict': {
				const now = Object.values(saved.was)[0]?.[0] ?? {};
				const conflicts = saved.conflicts.flatMap(({ column }) => column ?? []);
				const by = await lastChange(context, kind, key);
				return json<RowAnswer>({ ...answer, outcome: 'conflict', was: now, conflicts, by }, { status: 409 });
			}
			default:
				return json<RowAnswer>({ ...answer, outcome: saved.outcome, was: null });
		}
	} catch (error) {
		if (!(error instanceof DomainError) || (error.code !== 'conflict' && error.code !== 'unavailable')) throw error;
		const outcome = error.code === 'conflict' ? 'overtaken' : 'failed';
		return json<RowAnswer>({ ...answer, outcome }, { status: statusOf(error) });
	}
}

function readRow(kind: 'services' | 'suppliers', form: FormData) {
	const typed = Object.fromEntries(ROW_COLUMNS[kind].map((column) => [column, textOf(form, column)]));
	if (kind === 'services') Object.assign(typed, { retired: form.has('offered') ? '' : 'yes' });
	return { typed, was: readShownRow(form) };
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
	const answer = useActionData<RowAnswer>();
	const rowOf = (key: string) => (answer?.part === 'row' && answer.key === key ? answer : null);
	const accountOf = (key: string) => (answer?.part === 'account' && answer.key === key ? answer : null);
	return (
		<ConciergeFrame title={title} lead={t('services.lead')} isTeam hasJobs={mayEdit}>
			{services.length === 0 ? (
				<div className="trade-card mt-6">
					<EmptyState title={t('services.none.title')}>{t('services.none.text')}</EmptyState>
				</div>
			) : mayEdit ? (
				<ul className="trade-card mt-6 [&>li+li]:border-hair [&>li+li]:border-t">
					{services.map((each) => (
						<ServiceRow key={each.key} service={each} suppliers={suppliers} answer={rowOf(each.key)} />
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
								answer={rowOf(each.key)}
								account={accountOf(each.key)}
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
