import { redirectDocument } from '@remix-run/cloudflare';
import type { AppLoadContext } from '~/context';
import { requireActor } from '~/domain/access/require-actor';
import { findEnquiry } from '~/domain/enquiry/desk/find-enquiry.server';
import type { WeekCode } from '~/domain/enquiry/desk/offered-weeks.server';
import { prepareFromEnquiry } from '~/domain/proposal/prepare-from-enquiry.server';
import { builderPath } from '~/domain/proposal/proposal-path';
import { actForTeam } from '~/domain/team/act-for-team.server';
import { serverTexts } from '~/locales/server';
import { newSessionHeaders } from './new-session-headers.server';

/**
 * Redirects to the builder of an enquiry's proposal, or of the draft that is prepared from it (`proposalId` null). Starts acting for the team of
 * the enquiry's brand first. Throws DomainError 'forbidden', 'not-found', 'unavailable'.
 */
export async function openTeamProposal(
	context: AppLoadContext,
	{ enquiryId, proposalId, weeks = [] }: { enquiryId: string; proposalId: string | null; weeks?: readonly WeekCode[] },
) {
	requireActor(context, 'enquiries');
	const { id, brandKey } =
		proposalId === null
			? await prepareFromEnquiry({
					...{ ctx: context, enquiryId, weeks },
					letter: (language, client) =>
						serverTexts({ language, brand: context.brand }).t('trade-proposals:builder.letters.enquiry.text', {
							client,
						}),
				})
			: { id: proposalId, brandKey: (await findEnquiry(context, enquiryId)).row.brandKey };
	const isActing = context.actor?.isActing && context.actor.agency?.teamBrandKey === brandKey;
	const { token } = isActing ? { token: null } : await actForTeam({ ctx: context, brandKey });
	return redirectDocument(builderPath(id), { status: 303, headers: newSessionHeaders(context, token) });
}
