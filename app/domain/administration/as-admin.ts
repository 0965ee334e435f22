import type { RequestContext } from '~/context';

/**
 * The same request for the pages of administration, which reach every agency's leads: whichever agency the admin acts for elsewhere, here he
 * acts as himself.
 */
export function asAdmin<Ctx extends Pick<RequestContext, 'actor'>>(ctx: Ctx): Ctx {
	const { actor } = ctx;
	return actor?.isActing ? { ...ctx, actor: { ...actor, agency: null, isActing: false } } : ctx;
}
