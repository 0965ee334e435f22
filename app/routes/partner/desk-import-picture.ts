import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import * as z from 'zod';
import { requireActor } from '~/domain/access/require-actor';
import { addImportPicture, knownPictures } from '~/domain/operator-desk/import/add-import-picture.server';
import { readJsonField } from '~/domain/operator-desk/import/read-import-form';
import { textOf } from '../forms/answer-verb.server';
import { notFound } from '../forms/error-page.server';
import { formErrorOf } from '../forms/form-error.server';
import { readUpload } from '../forms/read-form.server';

const hashesSchema = z.array(z.string().regex(/^[0-9a-f]{20}$/)).max(20_000);

/** `POST /partner/desk/import/picture`: which pictures are there already (`known`), or one that rows of an import name (IMPORT-8). */
export async function action({ context, request }: ActionFunctionArgs) {
	requireActor(context, 'desk');
	const form = await readUpload(request);
	try {
		if (form.has('known')) {
			const hashes = readJsonField(textOf(form, 'known'), hashesSchema);
			return hashes
				? json({ known: await knownPictures(context, hashes) })
				: json({ fault: 'invalid' }, { status: 400 });
		}
		const picture = form.get('picture');
		if (picture === null || typeof picture === 'string') return json({ fault: 'none' }, { status: 400 });
		const file = { name: picture.name, bytes: new Uint8Array(await picture.arrayBuffer()) };
		const added = await addImportPicture({ ctx: context, file, isPlan: form.has('plan') });
		return json(added, { status: 'fault' in added ? 400 : 200 });
	} catch (error) {
		const { word, status } = formErrorOf(error, { unavailable: 'failed' });
		return json({ fault: word }, { status });
	}
}

export function loader({ context }: LoaderFunctionArgs) {
	return notFound(context);
}
