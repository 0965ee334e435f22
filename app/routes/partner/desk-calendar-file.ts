import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import * as z from 'zod';
import type { CalendarFileAnswer } from '~/components/trade/operator-desk/channel-calendars/calendar-file-answer';
import { requireActor } from '~/domain/access/require-actor';
import { exportBusyCalendar } from '~/domain/calendar-sync/busy-calendar.server';
import { calendarsPath } from '~/domain/calendar-sync/calendars-path';
import { readCalendarFile } from '~/domain/calendar-sync/read-calendar-file.server';
import { endBlocks } from '~/domain/operator-desk/blocks/block-nights.server';
import { readJsonField } from '~/domain/operator-desk/import/read-import-form';
import { textOf } from '../forms/answer-verb.server';
import { missingPage } from '../forms/error-page.server';
import { formErrorOf } from '../forms/form-error.server';
import { readUpload } from '../forms/read-form.server';

const madeSchema = z.array(z.strictObject({ id: z.string().max(80), version: z.int() })).max(200);

/** `/partner/desk/properties/{id}/calendar.ics`: when the property is taken, as a file (CHANNEL-6). */
export async function loader({ context, params }: LoaderFunctionArgs) {
	try {
		const { key, text } = await exportBusyCalendar(context, params.propertyId ?? '');
		return new Response(text, {
			headers: {
				'content-type': 'text/calendar; charset=utf-8',
				'content-disposition': `attachment; filename="${key}.ics"`,
				'cache-control': 'no-store',
			},
		});
	} catch (error) {
		return missingPage(context)(error);
	}
}

/** `POST`: blocks the nights of a calendar's file, or takes the blocks of one away again; a form without script goes back to its page. */
export async function action({ context, request, params }: ActionFunctionArgs) {
	requireActor(context, 'desk');
	const propertyId = params.propertyId ?? '';
	const isScript = request.headers.get('accept')?.includes('application/json') ?? false;
	const form = await readUpload(request);
	try {
		const answer = await answerFile(context, propertyId, form);
		if (isScript) return json<CalendarFileAnswer>(answer, { status: 'fault' in answer ? 400 : 200 });
		return redirect(calendarsPath(propertyId), 303);
	} catch (error) {
		try {
			const { word, status } = formErrorOf(error, { unavailable: 'failed', 'changed-meanwhile': 'failed' });
			return json<CalendarFileAnswer>({ fault: word === 'failed' ? 'failed' : 'none' }, { status });
		} catch {
			return missingPage(context)(error);
		}
	}
}

async function answerFile(
	context: ActionFunctionArgs['context'],
	propertyId: string,
	form: FormData,
): Promise<CalendarFileAnswer> {
	if (form.has('undo')) {
		const blocks = readJsonField(textOf(form, 'undo'), madeSchema) ?? [];
		const { acted } = await endBlocks({ ctx: context, blocks, isUndo: false });
		return { undone: acted.length };
	}
	const file = form.get('file');
	const given = file === null || typeof file === 'string' ? null : file;
	const read = await readCalendarFile({
		...{ ctx: context, propertyId },
		file: { name: given?.name ?? '', bytes: new Uint8Array((await given?.arrayBuffer()) ?? []) },
	});
	if (read.outcome === 'refused') return { fault: read.fault };
	return {
		made: read.made.map(({ blockId, version }) => ({ id: blockId, version })),
		...{ same: read.same, refused: read.refused },
	};
}
