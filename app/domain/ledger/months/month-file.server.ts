import type { RequestContext } from '~/context';
import { requireActor } from '../../access/require-actor';
import type { Month } from '../../date/month';
import { monthLines } from './month-lines.server';

/**
 * The lines of a month as a file, page by page. Throws DomainError 'forbidden' before the first byte; a failure later ends the stream with an error.
 */
export function monthFile({
	ctx,
	month,
}: {
	ctx: Pick<RequestContext, 'db' | 'actor'>;
	month: Month;
}): ReadableStream<Uint8Array> {
	requireActor(ctx, 'money');
	const encoder = new TextEncoder();
	const pages = monthLines(ctx.db, month);
	return new ReadableStream({
		async pull(controller) {
			const { value, done } = await pages.next();
			if (done) return controller.close();
			controller.enqueue(encoder.encode(value.text));
		},
	});
}
