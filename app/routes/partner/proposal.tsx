import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import {
	type ClientActionFunctionArgs,
	type ShouldRevalidateFunction,
	useActionData,
	useLoaderData,
} from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { sendSafely } from '~/components/form/send-safely';
import { noindexMeta, stylesheets } from '~/components/layout/page-meta';
import builder from '~/components/proposal/builder/builder.css?url';
import type { BuilderAnswer } from '~/components/proposal/builder/builder-answer';
import { BuilderPage } from '~/components/proposal/builder/builder-page';
import type { BuilderView } from '~/components/proposal/builder/builder-view';
import { MissingPage } from '~/components/trade/page/missing-page';
import { clockInZone } from '~/domain/date/clock-in-zone';
import { contactOf } from '~/domain/proposal/compose-version.server';
import { loadBuilder } from '~/domain/proposal/load-builder.server';
import { offerableLeads } from '~/domain/proposal/offerable-leads.server';
import { isOfTeam } from '~/domain/team/team-brand';
import { serverTexts } from '~/locales/server';
import { missingPage } from '../forms/error-page.server';
import { readFormData } from '../forms/read-form.server';
import { answerBuilder } from './answer-builder.server';
import { proposalLetters } from './proposal-letters.server';

export const handle = {
	i18n: ['trade-proposals', 'trade-lead', 'dashboard', 'trade-thread'],
	keys: [
		{ keys: ['A'], text: 'trade-proposals:builder.keys.add' },
		{ keys: ['V'], text: 'trade-proposals:builder.keys.preview' },
		{ keys: ['Z'], text: 'trade-proposals:builder.keys.undo' },
		{ keys: ['⌘', '↵'], text: 'trade-proposals:builder.keys.send' },
	],
};

export const links = stylesheets(builder);

/** `/partner/proposals/{id}`: what a client is offered, and what it brings; 404 for another agency's. */
export async function loader({ context, params }: LoaderFunctionArgs) {
	const id = params.proposalId ?? '';
	const loaded = await loadBuilder({ ctx: context, id }).catch(missingPage(context));
	const { clientFirstName, clientLastName } = loaded.typed;
	const [letters, leads] = await Promise.all([
		proposalLetters(context, id),
		offerableLeads({ ctx: context, client: { firstName: clientFirstName, lastName: clientLastName } }),
	]);
	const { t } = serverTexts(context);
	const client = [clientFirstName, clientLastName].filter(Boolean).join(' ');
	const view: BuilderView = {
		...loaded,
		title: client ? t('trade-proposals:builder.title', { client }) : t('trade-proposals:builder.titleNoName'),
		now: context.now,
		clock: clockInZone(loaded.updatedAt).time,
		email: context.actor?.email ?? '',
		replyTo: context.actor ? contactOf(context.actor).email : '',
		teamName: isOfTeam(context) ? (context.actor?.agency?.name ?? '') : null,
		...{ letters, leads },
	};
	return json(view);
}

export async function action({ context, params, request }: ActionFunctionArgs) {
	const id = params.proposalId ?? '';
	const form = await readFormData(request);
	return answerBuilder({ ctx: context, id, form }).catch(missingPage(context));
}

/** Where the server is not reached, everything typed stays. */
export async function clientAction(args: ClientActionFunctionArgs): Promise<BuilderAnswer> {
	return sendSafely<BuilderAnswer>(args, () => ({
		...{ outcome: 'failed', reason: 'other', typed: null, at: Date.now(), clock: '' },
	}));
}

/** A draft that saves itself reads nothing anew, unless there is something new to read. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formAction, formData, defaultShouldRevalidate }) => {
	if (formAction?.endsWith('/messages')) return false;
	return formData?.get('intent') === 'save' && formData.get('reload') !== '1' ? false : defaultShouldRevalidate;
};

export default function Proposal() {
	const view = useLoaderData<typeof loader>() as BuilderView;
	const answer = useActionData<BuilderAnswer>();
	return <BuilderPage key={view.id} view={view} sent={answer} />;
}

/** A proposal that is missing or another agency's. */
export function ErrorBoundary() {
	const { t } = useTranslation('trade-proposals');
	return (
		<MissingPage
			title={t('builder.missing.title')}
			text={t('builder.missing.text')}
			back={{ to: '/partner/proposals', text: t('builder.missing.back') }}
		/>
	);
}

export const meta = noindexMeta;
