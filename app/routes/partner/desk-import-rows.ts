import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireActor } from '~/domain/access/require-actor';
import { rememberMappings } from '~/domain/operator-desk/import/load-import.server';
import {
	importedFilesSchema,
	mappingsSchema,
	readJsonField,
	stagedRowsSchema,
} from '~/domain/operator-desk/import/read-import-form';
import { beginImport, stageRows } from '~/domain/operator-desk/import/stage-import.server';
import { textOf } from '../forms/answer-verb.server';
import { notFound } from '../forms/error-page.server';
import { formErrorOf } from '../forms/form-error.server';
import { readUpload } from '../forms/read-form.server';

export type RowsAnswer = { id: string } | { isStaged: true } | { fault: string };

const LONGEST_NAME = 80;

/** `POST /partner/desk/import/rows`: begins a dry run, or takes rows of some properties for it (IMPORT-3), as the page sends them. */
export async function action({ context, request }: ActionFunctionArgs) {
	requireActor(context, 'desk');
	const form = await readUpload(request);
	const name = textOf(form, 'name').slice(0, LONGEST_NAME);
	if (name !== '') {
		const files = readJsonField(textOf(form, 'files'), importedFilesSchema);
		const mappings = readJsonField(textOf(form, 'mappings'), mappingsSchema);
		if (!files || !mappings) return json<RowsAnswer>({ fault: 'invalid' }, { status: 400 });
		const { id } = await beginImport(context, { name, files, isComplete: form.has('complete') });
		await rememberMappings(context, mappings);
		return json<RowsAnswer>({ id });
	}
	const properties = readJsonField(textOf(form, 'rows'), stagedRowsSchema);
	if (!properties) return json<RowsAnswer>({ fault: 'invalid' }, { status: 400 });
	try {
		await stageRows({ ctx: context, id: textOf(form, 'id'), properties, isLast: form.has('last') });
		return json<RowsAnswer>({ isStaged: true });
	} catch (error) {
		const words = { 'no-such-step': 'no-such-step', unavailable: 'failed', invalid: 'tooMany', 'not-found': 'gone' };
		const { word, status } = formErrorOf(error, words);
		return json<RowsAnswer>({ fault: word }, { status });
	}
}

export function loader({ context }: LoaderFunctionArgs) {
	return notFound(context);
}
