import { json } from '@remix-run/cloudflare';
import type { RequestContext } from '~/context';
import { agencyOfLead } from '~/domain/administration/agency-of-lead.server';
import { serverTexts } from '~/locales/server';
import { DomainError, statusOf } from '~/platform/errors';

/**
 * The response for a lead that does not exist or belongs to another agency; rethrows every other error. An admin who acts for another
 * agency sees the owning agency and may switch to it; agents cannot tell the two cases apart.
 */
export async function noLead(ctx: RequestContext, error: unknown, leadId: string): Promise<unknown> {
	if (!(error instanceof DomainError) || error.code !== 'not-found') return error;
	const { t } = serverTexts(ctx);
	const agency = ctx.actor?.role === 'admin' ? await agencyOfLead({ ctx, leadId }) : null;
	if (agency === null || agency.id === ctx.actor?.agency?.id)
		return json({ title: t('error.notFoundTitle') }, { status: statusOf(error) });
	const title = t('account:noAccess.otherAgencyTitle', { agency: agency.name });
	return json({ title, refusal: 'otherAgency', agency }, { status: 403 });
}
