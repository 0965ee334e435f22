import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta } from '~/components/layout/page-meta';
import { ClientPage } from '~/components/proposal/client/client-page';
import type { ClientView } from '~/components/proposal/client/client-view';
import { draftSnapshot } from '~/domain/proposal/draft-snapshot.server';
import { loadVersion } from '~/domain/proposal/load-version.server';
import { isEditable } from '~/domain/proposal/proposal-transitions';
import { snapshotChanges } from '~/domain/proposal/snapshot-changes';
import { serverTexts } from '~/locales/server';
import { missingPage } from '../forms/error-page.server';
import { isGalleryOpen, shownPerson, shownSnapshot } from '../proposal/client-view.server';
import { PRIVATE_PAGE } from '../proposal/private-page';

export const handle = { i18n: ['proposal', 'trade-proposals'], isClient: true };

/**
 * `/partner/proposals/{id}/preview`: the draft as its client would see it, in the language and look of the client's page; of a proposal that is
 * approved or withdrawn the version that was sent.
 */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const id = params.proposalId ?? '';
	const sent = await loadVersion({ ctx: context, id, number: null }).catch(missingPage(context));
	const isFinal = sent !== null && !isEditable(sent.record.state);
	const { snapshot, person } = isFinal ? sent : await draftSnapshot({ ctx: context, id }).catch(missingPage(context));
	const before = isFinal ? null : (sent?.snapshot ?? null);
	const view: ClientView = {
		// A draft is shown as it would be on the day that it is sent.
		state: 'sent',
		snapshot: shownSnapshot(snapshot),
		person: person && shownPerson(person),
		fingerprint: null,
		isNewest: true,
		before: before && {
			...{ number: before.version, sentAt: before.sentAt, changes: snapshotChanges(before, snapshot) },
		},
		...{ approval: null, path: null, pdfPath: null, calendarPath: null, now: context.now },
		...{ messages: [], hasEmail: true, formKey: '', isGalleryOpen: isGalleryOpen(request) },
	};
	const title = serverTexts(context).t('trade-proposals:builder.preview.frame');
	return json({ view, title }, { headers: { ...PRIVATE_PAGE, 'content-language': context.language } });
}

export default function ProposalPreview() {
	const { t } = useTranslation('trade-proposals');
	const view = useLoaderData<typeof loader>().view as ClientView;
	const isEmpty = view.snapshot.options.length === 0;
	return (
		<>
			<p className="bg-main px-4 py-2.5 text-center text-on-main">
				{t(isEmpty ? 'builder.preview.nothing' : 'builder.preview.mark')}
			</p>
			{isEmpty ? null : <ClientPage view={view} />}
		</>
	);
}

export const meta = noindexMeta;

export const headers = () => PRIVATE_PAGE;
